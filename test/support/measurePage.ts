// What eyes measure on a page as it is shown: its headline's lines, the letters of its drawings, its filled buttons, what is cut off.
import type { Page } from 'playwright-core';

export type Measured = {
  /** Where the headline begins, and the width and words of its lines. */
  top: number;
  lines: { text: string; width: number }[];
  /** Letters under twelve pixels, names that run into each other or out of their drawing. */
  drawings: string[];
  /** Filled buttons in the first view. */
  filled: string[];
  /** Buttons of the header that lead to the page they stand on. */
  circular: string[];
  /** Tables of prices that must be scrolled sideways. */
  sideways: string[];
};

/** Runs in the browser, so it knows nothing outside itself. */
function measure(): Measured {
  const isShown = (element: Element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && right > 0 && left < innerWidth && element.checkVisibility();
  };

  const lines: { text: string; top: number; left: number; right: number }[] = [];
  const heading = document.querySelector('h1');
  const walker = document.createTreeWalker(heading ?? document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    for (let index = 0; index < node.length; index += 1) {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const { top, left, right, width, height } = range.getBoundingClientRect();
      const line = lines[lines.length - 1];
      if (width === 0) continue;
      if (line && Math.abs(line.top - top) < height / 2) {
        line.text += node.data[index] ?? '';
        line.right = right;
      } else lines.push({ top, left, right, text: node.data[index] ?? '' });
    }
  }

  const drawings = [...document.querySelectorAll('main svg:has(text)')].filter(isShown).flatMap((drawing) => {
    const frame = drawing.getBoundingClientRect();
    const isCut = getComputedStyle(drawing).overflow !== 'visible';
    // A chart that bleeds is cropped like a map: what lies beyond the edge is not shown, but no name stands across it.
    const isMap = getComputedStyle(drawing).position === 'absolute';
    let crop = drawing.parentElement ?? document.body;
    while (crop.parentElement && getComputedStyle(crop).overflowX === 'visible') crop = crop.parentElement;
    const edges = crop.getBoundingClientRect();
    const isCropped = ({ left, right, top, bottom }: DOMRect) =>
      right > edges.left &&
      left < edges.right &&
      bottom > edges.top &&
      top < edges.bottom &&
      (left < edges.left - 2 || right > edges.right + 2 || top < edges.top - 2 || bottom > edges.bottom + 2);
    const texts = [...drawing.querySelectorAll('text')].filter(isShown).map((text) => {
      const matrix = text.getScreenCTM();
      const [a, b] = [matrix?.a ?? 0, matrix?.b ?? 0];
      const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
      return { words: text.textContent, box: text.getBoundingClientRect(), size, isUpright: Math.abs(b) < 0.01 };
    });
    return texts.flatMap(({ words, box, size, isUpright }, index) => {
      const found: string[] = [];
      const isOut = isCut && (box.left < frame.left - 2 || box.right > frame.right + 2 || box.top < frame.top - 2);
      if (size < 11.9) found.push(`${words} is ${size.toFixed(1)} px`);
      const isOver = isMap ? isCropped(box) : box.left < 0 || box.right > innerWidth;
      if (isOut || isOver) found.push(`${words} is cut off`);
      for (const other of texts.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        // A slanted name's box holds more than the name.
        if (isUpright && other.isUpright && across > 2 && down > Math.min(box.height, other.box.height) * 0.4)
          found.push(`${words} runs into ${other.words}`);
      }
      return found;
    });
  });

  const accent = document.createElement('i');
  accent.style.setProperty('color', 'var(--mag)');
  document.body.append(accent);
  const filled = [...document.querySelectorAll('a, button')].filter((button) => {
    const isFilled = getComputedStyle(button).backgroundColor === getComputedStyle(accent).color;
    return isFilled && isShown(button) && button.getBoundingClientRect().top < innerHeight;
  });
  accent.remove();

  const here = location.pathname.replace(/\/$/, '');
  const buttons = [...document.querySelectorAll<HTMLAnchorElement>('header a')].filter(
    (link) => isShown(link) && getComputedStyle(link).borderRightWidth !== '0px',
  );
  const tables = [...document.querySelectorAll('main [role="region"][data-layout]')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
  );
  return {
    top: heading?.getBoundingClientRect().top ?? 0,
    lines: lines.map(({ text, left, right }) => ({ text: text.trim(), width: right - left })),
    drawings,
    filled: filled.map(({ textContent }) => textContent),
    circular: buttons
      .filter(({ pathname }) => pathname.replace(/\/$/, '') === here)
      .map(({ textContent }) => textContent),
    sideways: tables.map((table) => table.getAttribute('aria-label') ?? ''),
  };
}

export const measurePage = (page: Page): Promise<Measured> => page.evaluate(measure);
