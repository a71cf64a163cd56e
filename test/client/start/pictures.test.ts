// A picture loads a third of the window early, also on the next page; all load for printing; a failed one is tried once
// more.
import { startPictures } from '../../../src/client/pictures.ts';

type Entry = { isIntersecting: boolean; target: Element };
type Seen = (entries: Entry[], observer: { unobserve: (picture: Element) => void }) => void;
let seen: (entries: Entry[]) => void;
let margin: string | undefined;
const watched = new Set<Element>();

beforeEach(() => {
  watched.clear();
  globalThis.IntersectionObserver = class {
    constructor(given: Seen, options: { rootMargin: string }) {
      seen = (entries) => given(entries, this);
      margin = options.rootMargin;
    }
    observe = (picture: Element) => void watched.add(picture);
    unobserve = (picture: Element) => void watched.delete(picture);
    disconnect = () => watched.clear();
  } as unknown as typeof IntersectionObserver;
});

const isLazy = () => [...document.images].map((picture) => picture.hasAttribute('loading'));
const page = '<main><img alt="" loading="lazy"><img alt="" loading="lazy"><img alt=""></main>';

test('once more after half a second, and no more', () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<img alt="" src="/assets/night.svg">';
  const picture = document.querySelector('img') as HTMLImageElement;
  Object.defineProperty(picture, 'complete', { value: false });
  startPictures();
  const asked = jest.spyOn(picture, 'setAttribute');
  picture.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(499);
  expect(asked).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(asked).toHaveBeenCalledWith('src', '/assets/night.svg');
  picture.dispatchEvent(new Event('error'));
  jest.advanceTimersByTime(5000);
  expect(asked).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('loads near the window, on the next page, and before printing', () => {
  document.body.innerHTML = page;
  const watch = startPictures();
  const [first, second] = [...document.images] as [HTMLImageElement, HTMLImageElement];
  expect([margin, [...watched]]).toEqual(['33%', [first, second]]);
  seen([
    { isIntersecting: true, target: first },
    { isIntersecting: false, target: second },
  ]);
  expect([isLazy(), [...watched]]).toEqual([[false, true, false], [second]]);
  document.body.innerHTML = page;
  watch();
  expect([...watched]).toEqual([...document.images].slice(0, 2));
  dispatchEvent(new Event('beforeprint'));
  expect(isLazy()).toEqual([false, false, false]);
});
