// Where the page is scrolled to: kept for each history entry, top or hash target for a new one.
import { scrollPositions } from '../shared/storage/kept.ts';

type Positions = Record<string, number>;

function read(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(scrollPositions) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

/** Key of the entry on screen: when popstate arrives, history already names the next one. */
let current: number;

/** Where the window last stood. The browser may scroll to the target of a link within the page before it tells of the new entry. */
let place: number;

export function seeScroll(): void {
  place = scrollY;
}

/** Stores the position of the entry that is being left, and says who restores it. */
export function leaveEntry(by: ScrollRestoration = 'manual', top = scrollY): void {
  history.scrollRestoration = by;
  try {
    sessionStorage.setItem(scrollPositions, JSON.stringify({ ...read(), [current]: top }));
  } catch {
    // Without storage, Back starts at the top.
  }
}

export const leaveByLink = (): void => leaveEntry('manual', place);

/** The state of an entry is its key. A full load and a link within the page make entries without one. */
export function enterEntry(): void {
  if (!history.state) history.replaceState(Math.random(), '');
  current = history.state;
}

export const restorePosition = (): void => scrollTo({ top: read()[current] ?? 0, behavior: 'instant' });

function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // Not well-formed, so it names nothing of ours.
    return '';
  }
}

export function scrollToStart(hash: string): void {
  const target = document.getElementById(idIn(hash));
  if (target) target.scrollIntoView();
  else scrollTo({ top: 0, behavior: 'instant' });
}
