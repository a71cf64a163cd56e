// Pictures load a third of a window before they come into view (browsers use other distances), all at once before printing, and a second
// time after a failure.

const pauseMs = 500;
const lazy = 'main img[loading=lazy]';

const load = (picture: Element): void => picture.removeAttribute('loading');

function whenNear(entries: IntersectionObserverEntry[], near: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    near.unobserve(target);
    load(target);
  }
}

/** Loads a failed picture once more, half a second later: on a poor connection that is often enough. */
function retryPictures(): void {
  const tried = new WeakSet<HTMLImageElement>();
  const again = (picture: HTMLImageElement): void => {
    if (tried.has(picture)) return;
    tried.add(picture);
    setTimeout(() => picture.setAttribute('src', picture.getAttribute('src') ?? ''), pauseMs);
  };
  // Listens while capturing: error events of elements do not bubble.
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && again(target), true);
  for (const picture of document.images) {
    if (picture.complete && picture.naturalWidth === 0 && picture.getAttribute('src')) again(picture);
  }
}

/** Returns a function to call for each page that is shown later. */
export function startPictures(): () => void {
  const near = new IntersectionObserver(whenNear, { rootMargin: '33%' });
  const watch = () => {
    near.disconnect();
    for (const picture of document.querySelectorAll(lazy)) near.observe(picture);
  };
  addEventListener('beforeprint', () => document.querySelectorAll(lazy).forEach(load));
  retryPictures();
  watch();
  return watch;
}
