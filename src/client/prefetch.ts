// Prefetches pages with what their parts need: a link that the visitor points at, touches or focuses.
import { isPoorLine } from './connection.ts';
import { aheadTypes, linkOf } from './links.ts';
import { bringPage, isServerCalm } from './pageFetch.ts';
import type { TextStore } from './texts.ts';

export type Ahead = (link: HTMLAnchorElement | undefined) => void;

/** Returns a function that prefetches the page of a link. */
export function startPrefetch(buildId: string, texts: TextStore): Ahead {
  const ahead: Ahead = (link) => {
    if (link && !isPoorLine() && isServerCalm()) bringPage(link.href, buildId, texts).catch(() => undefined);
  };
  // Later than listeners at the window, which write into the link what a press would.
  for (const type of aheadTypes) {
    document.addEventListener(type, (event) => ahead(linkOf(event)), { capture: true, passive: true });
  }
  return ahead;
}
