// Prefetches pages: a link that the visitor points at, touches or focuses, and, once the browser is idle, the first links in view.
import { isPoorLine } from './connection.ts';
import { linkOf } from './links.ts';
import { fetchPage, isServerCalm, keepStyles, stateIn } from './pageFetch.ts';

const idleTimeout = 2000;
const mostAtOnce = 3;

const ahead = (link: HTMLAnchorElement | undefined): void => {
  if (!link || isPoorLine() || !isServerCalm()) return;
  fetchPage(link.href.split('#')[0] ?? link.href)
    .then(({ page }) => {
      const state = stateIn(page);
      // Those of a newer build would change the page that is shown.
      return state && document.querySelector(`[href="${state.styles[0]}"]`) && keepStyles(state);
    })
    .catch(() => undefined);
};

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: idleTimeout });
  else setTimeout(work, idleTimeout);
};

const isVisible = (link: Element): boolean => {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

export function startPrefetch(): void {
  // Not pointerenter: Chromium does not send it when only the window listens.
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(type, (event) => ahead(linkOf(event)), { capture: true, passive: true });
  }
  whenIdle(() => {
    const seen = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(isVisible);
    for (const link of seen.slice(0, mostAtOnce)) ahead(linkOf({ target: link }));
  });
}
