// Fetches the first links in view ahead, once the browser is idle.
import { keepCurrency } from './carried.ts';
import { linkOf } from './links.ts';
import type { Ahead } from './prefetch.ts';

const idleTimeout = 2000;
const mostAtOnce = 3;

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: idleTimeout });
  else setTimeout(work, idleTimeout);
};

const isVisible = (link: Element): boolean => {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

export function fetchInView(ahead: Ahead): void {
  whenIdle(() => {
    const seen = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(isVisible);
    for (const target of seen.slice(0, mostAtOnce)) {
      keepCurrency({ target });
      ahead(linkOf({ target }));
    }
  });
}
