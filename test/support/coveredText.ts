// Which lines of a page's text something that floats over it covers, at any place that the page can be scrolled to.
import type { Page } from 'playwright-core';

/** Runs in the browser. What is fixed stays where it is, so each line's way past it tells where the two meet: no step is left out. */
function meet({ from, to }: { from: number; to: number }): string[] {
  const isSeen = (element: Element) =>
    !element.closest('[inert]') && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const floats = [...document.querySelectorAll('body *')].filter(
    (element) => getComputedStyle(element).position === 'fixed' && isSeen(element) && !element.closest('header'),
  );
  const last = Math.min(to, document.documentElement.scrollHeight - innerHeight);
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const holder = node.parentElement;
    if (!holder || !node.data.trim() || !isSeen(holder) || holder.closest('header')) continue;
    // Words for screen readers alone are clipped away.
    const isFloating = floats.some((float) => float.contains(holder));
    if (isFloating || getComputedStyle(holder).clipPath !== 'none') continue;
    range.selectNodeContents(node);
    for (const line of range.getClientRects())
      for (const float of floats) {
        const box = float.getBoundingClientRect();
        const isInWay = line.right > box.left && line.left < box.right && box.width > 1 && box.height > 1;
        const first = Math.max(line.top + scrollY - box.bottom, from);
        const end = Math.min(line.bottom + scrollY - box.top, last);
        if (isInWay && first < end) found.push(`${float.outerHTML.slice(0, 60)} over ${node.data.trim()}`);
      }
  }
  return found;
}

/** What floats may come only with the first screen scrolled: it is looked at before that and after. */
const arrived = 400;

export async function coveredText(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [top, from, to] of [
    [0, 0, arrived],
    [2 * arrived, arrived, 1e6],
  ] as const) {
    await page.evaluate(async (y) => {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, top);
    found.push(...(await page.evaluate(meet, { from, to })));
  }
  return found;
}
