// Where the page is scrolled to: kept for each history entry, top or hash target for a new one.
import { scrollPositions } from '../shared/storage/kept.ts';
import { openFolds } from '../shared/ui/openFolds.ts';

type Positions = Record<string, number>;

function read(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(scrollPositions) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

/** Key of the entry on screen. The history may be at another already, whose page is on its way. */
let current: number;

const isHere = (): boolean => history.state === current;

/** Where the entry on screen is scrolled to. The browser may go to the target of a link within the page before it tells of the new entry. */
let place: number;

export function stay(): void {
  place = scrollY;
}

export function seeScroll(): void {
  if (isHere()) stay();
}

/** Stores the position of the entry that is being left. */
export function leaveEntry(): void {
  history.scrollRestoration = 'manual';
  try {
    sessionStorage.setItem(scrollPositions, JSON.stringify({ ...read(), [current]: place }));
  } catch {
    // Without storage, Back starts at the top.
  }
}

/** The state of an entry is its key. A full load and a link within the page make entries without one. */
export function enterEntry(): void {
  if (!history.state) history.replaceState(Math.random(), '');
  current = history.state;
  seeScroll();
}

export const restorePosition = (): void => scrollTo({ top: read()[current] ?? 0, behavior: 'instant' });

/** Called when the page is left, hidden, shown again, or taken out of the browser's cache. */
function changeHands({ type }: Event): void {
  leaveEntry();
  // What is loaded again is restored by the browser: a reload, Back from another site, a hidden tab that was thrown away.
  if ((document.hidden || type === 'pagehide') && isHere()) history.scrollRestoration = 'auto';
}

export function startScroll(): void {
  // The browser restores none that was not on screen when its document was left.
  const isLeft = history.scrollRestoration === 'manual' && !scrollY;
  enterEntry();
  if (isLeft) restorePosition();
  history.scrollRestoration = 'manual';
  addEventListener('scroll', seeScroll, { passive: true });
  for (const type of ['pagehide', 'pageshow', 'visibilitychange']) addEventListener(type, changeHands);
}

function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // Not well-formed, so it names nothing of ours.
    return '';
  }
}

/** Returns what the hash names. */
export function scrollToStart(hash: string): HTMLElement | null {
  const target = document.getElementById(idIn(hash));
  openFolds(target);
  if (target) target.scrollIntoView();
  else scrollTo({ top: 0, behavior: 'instant' });
  return target;
}
