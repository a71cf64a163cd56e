// Measures a page as it is shown: the headline's lines, letters in drawings, filled buttons, what is cut off.
import type { Page } from 'playwright-core';

export type Measured = {
  /** Top of the headline, and width and words of each line. */
  top: number;
  lines: { text: string; width: number }[];
  /** Lines and buttons of the head that end beyond the window. */
  beyondWindow: string[];
  /** Letters under twelve pixels, and names that overlap or leave their drawing. */
  drawings: string[];
  /** Filled buttons in the first screen. */
  filled: string[];
  /** Header buttons that link to the page they are on without a fragment that exists there. */
  circular: string[];
  /** Price tables that scroll sideways. */
  sideways: string[];
  /** Words and buttons of a head that lie upon each other or upon a name of its drawing. */
  upon: string[];
  /** Unbroken words that became a column beside the rest of their sentence. */
  parted: string[];
  /** The empty pixels at the end of each row of a calculator's fields. */
  rowEnds: number[];
};

/** Runs in the browser, so it must not use anything outside itself. */
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
    // A chart that bleeds is cropped like a map: parts beyond the edge are hidden, but no name may cross the edge.
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
        // The box of a slanted name is larger than the name.
        if (isUpright && other.isUpright && across > 2 && down > Math.min(box.height, other.box.height) * 0.4)
          found.push(`${words} runs into ${other.words}`);
      }
      return found;
    });
  });

  const blocks = [...document.querySelectorAll('.hero .words > *, .hero svg text')].filter(isShown).map((block) => {
    range.selectNodeContents(block);
    const boxes = block.matches('text') ? [block.getBoundingClientRect()] : [...range.getClientRects()];
    // A line's box is higher than its letters.
    const inks = boxes.map(({ x, y, width, height }) => new DOMRect(x, y + height * 0.22, width, height * 0.56));
    return { said: block.textContent.trim().slice(0, 30), isWords: !block.matches('text'), inks };
  });
  const upon = blocks.flatMap(({ said, isWords, inks }, index) =>
    (isWords ? blocks.slice(index + 1) : [])
      .filter((other) =>
        inks.some((one) =>
          other.inks.some(
            (two) =>
              Math.min(one.right, two.right) - Math.max(one.left, two.left) > 2 &&
              Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1,
          ),
        ),
      )
      .map((other) => `${said} lies upon ${other.said}`),
  );

  const heads = [...document.querySelectorAll('main h1, .hero .lead, .hero .acts > *')].filter(isShown);
  const beyondWindow = heads.flatMap((head) => {
    range.selectNodeContents(head);
    const ends = [...range.getClientRects(), head.getBoundingClientRect()].map(({ right }) => right);
    return Math.max(...ends) > innerWidth ? [head.textContent.trim().slice(0, 40)] : [];
  });

  // An element added to the page would have all styles computed again, which takes as long as the rest of the measurement.
  const probe = document.querySelector('title') ?? document.head;
  probe.style.setProperty('color', 'var(--mag)');
  const accent = getComputedStyle(probe).color;
  const filled = [...document.querySelectorAll('a, button')].filter((button) => {
    const isFilled = getComputedStyle(button).backgroundColor === accent;
    return isFilled && isShown(button) && button.getBoundingClientRect().top < innerHeight;
  });

  const here = location.pathname.replace(/\/$/, '');
  const buttons = [...document.querySelectorAll<HTMLAnchorElement>('header a')].filter(
    (link) => isShown(link) && getComputedStyle(link).borderRightWidth !== '0px',
  );
  const tables = [...document.querySelectorAll('main [role="region"][data-layout]')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
  );
  const rowEnds = [...document.querySelectorAll('main form[method=get] :has(> div > label)')].flatMap((fields) => {
    const edge = fields.getBoundingClientRect().right;
    const ends = new Map<number, number>();
    for (const field of fields.children) {
      const { top, right } = field.getBoundingClientRect();
      ends.set(Math.round(top), Math.max(right, ends.get(Math.round(top)) ?? 0));
    }
    return [...ends.values()].map((end) => Math.round(edge - end));
  });
  return {
    rowEnds,
    top: heading?.getBoundingClientRect().top ?? 0,
    lines: lines.map(({ text, left, right }) => ({ text: text.trim(), width: right - left })),
    beyondWindow,
    drawings,
    upon,
    filled: filled.map(({ textContent }) => textContent),
    circular: buttons
      .filter(({ pathname }) => pathname.replace(/\/$/, '') === here)
      .filter(({ hash }) => hash === '' || !document.getElementById(hash.slice(1)))
      .map(({ textContent }) => textContent),
    sideways: tables.map((table) => table.getAttribute('aria-label') ?? ''),
    parted: [...document.querySelectorAll('co-w')]
      .filter((held) => getComputedStyle(held).display === 'block')
      .map(({ parentElement: row }) => row?.textContent ?? ''),
  };
}

export const measurePage = (page: Page): Promise<Measured> => page.evaluate(measure);

// Reports a page wider than its window: its width and the first elements beyond the edge.
export const sidewaysOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth} px`, ...beyond.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 80))];
  });

/**
 * Faults of the desktop header: items that overlap or leave their row, a button that is missing or has more than two
 * lines.
 */
export const headerFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const row = document.querySelector('header > div');
    if (!row) return ['none'];
    const items = [...row.querySelectorAll('a, summary')].filter(
      (item) => item.checkVisibility() && item.getBoundingClientRect().top < row.getBoundingClientRect().bottom,
    );
    const boxes = items.map((item) => ({ words: item.textContent, box: item.getBoundingClientRect() }));
    const end = row.getBoundingClientRect().right - parseFloat(getComputedStyle(row).paddingRight) + 1;
    const upon = boxes.flatMap(({ words, box }, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1)
        .map((other) => `${words} upon ${other.words}`),
    );
    const beyond = boxes.filter(({ box }) => box.right > end).map(({ words }) => `${words} beyond`);
    const buttons = items.filter((item) => getComputedStyle(item).backgroundColor !== 'rgba(0, 0, 0, 0)');
    const tall = buttons
      .filter(({ clientHeight }) => clientHeight > 60)
      .map(({ textContent }) => `${textContent} tall`);
    return [...upon, ...beyond, ...tall, ...(buttons.length === 1 ? [] : [`${buttons.length} buttons`])];
  });

/** Lists whose rows do not share their columns; the last cell of a row may have any width. */
export const unevenRows = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main ul')].flatMap((list) => {
      const columns = [...list.children].filter((row) => getComputedStyle(row).display === 'grid');
      const starts = columns.map((row) =>
        [...row.children]
          .slice(0, -1)
          .map((cell) => Math.round(cell.getBoundingClientRect().left))
          .filter((left) => left > 0),
      );
      const all = new Set(starts.flat());
      const most = Math.max(0, ...starts.map((row) => new Set(row).size));
      return all.size > most ? [list.textContent] : [];
    }),
  );
