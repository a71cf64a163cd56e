// Scroll positions: restored for each entry of the history; top or target for a new page.
import { enterEntry, leaveEntry, restorePosition, scrollToStart, seeScroll } from '../../../src/client/scroll.ts';

const moves: unknown[] = [];

function scrolled(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  seeScroll();
}

function standAt(key: number, y: number): void {
  history.replaceState(key, '');
  scrolled(y);
}

beforeEach(() => {
  moves.length = 0;
  sessionStorage.clear();
  window.scrollTo = (where?: unknown) => void moves.push(where);
});

test('an entry that is returned to is where it was left, another at the top', () => {
  standAt(0.1, 700);
  enterEntry();
  leaveEntry();
  standAt(0.2, 0);
  enterEntry();
  restorePosition();
  standAt(0.1, 0);
  enterEntry();
  restorePosition();
  expect(moves).toEqual([
    { top: 0, behavior: 'instant' },
    { top: 700, behavior: 'instant' },
  ]);
});

test('a new page starts at its top, or at the target that the address names', () => {
  document.body.innerHTML = '<p id="größe">x</p>';
  const target = document.querySelector('p') as HTMLElement;
  target.scrollIntoView = () => void moves.push('target');
  scrollToStart('');
  scrollToStart('#gr%C3%B6%C3%9Fe');
  const top = { top: 0, behavior: 'instant' };
  for (const hash of ['#nowhere', '#', '#%E0', '#%']) scrollToStart(hash);
  expect(moves).toEqual([top, 'target', top, top, top, top]);
});

test('an entry that the browser makes for a link within the page takes no other entry’s place', () => {
  history.replaceState(null, '');
  enterEntry();
  const first = history.state as unknown;
  scrolled(2000);
  leaveEntry();
  history.replaceState(null, '');
  enterEntry();
  scrolled(3300);
  leaveEntry();
  history.replaceState(first, '');
  enterEntry();
  restorePosition();
  expect(moves).toEqual([{ top: 2000, behavior: 'instant' }]);
});

test('an entry keeps the place of before the browser scrolled to the target of a link within the page', () => {
  history.replaceState(null, '');
  enterEntry();
  const first = history.state as unknown;
  scrolled(900);
  Object.defineProperty(window, 'scrollY', { value: 18, configurable: true });
  leaveEntry();
  history.replaceState(first, '');
  enterEntry();
  restorePosition();
  expect(moves).toEqual([{ top: 900, behavior: 'instant' }]);
});

test('an entry keeps its place when the browser tells of the scrolling to the target before it tells of the new entry', () => {
  history.replaceState(null, '');
  enterEntry();
  const first = history.state as unknown;
  scrolled(900);
  history.replaceState(null, '');
  scrolled(18);
  leaveEntry();
  history.replaceState(first, '');
  enterEntry();
  restorePosition();
  expect(moves).toEqual([{ top: 900, behavior: 'instant' }]);
});
