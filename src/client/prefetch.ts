// Prefetches pages with what their parts need: a link that the visitor points at, touches or focuses, and, once the browser is idle, the first links in view.
import { isPoorLine } from './connection.ts';
import { linkOf } from './links.ts';
import { bringPage, isServerCalm } from './pageFetch.ts';
import type { TextStore } from './texts.ts';

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

export function startPrefetch(buildId: string, texts: TextStore): void {
  function ahead(link: HTMLAnchorElement | undefined): void {
    if (link && !isPoorLine() && isServerCalm()) bringPage(link.href, buildId, texts).catch(() => undefined);
  }
  // Not pointerenter: Chromium does not send it when only the window listens.
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(type, (event) => ahead(linkOf(event)), { capture: true, passive: true });
  }
  whenIdle(() => {
    const seen = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(isVisible);
    for (const link of seen.slice(0, mostAtOnce)) ahead(linkOf({ target: link }));
  });
}
