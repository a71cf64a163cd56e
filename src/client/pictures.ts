// Pictures come a third of the window before they are seen, whatever the browser's own distance is, all of them for paper, and a second time where they failed.

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

/** On a poor line once more, half a second later, is often enough. */
function retryPictures(): void {
  const tried = new WeakSet<HTMLImageElement>();
  const again = (picture: HTMLImageElement): void => {
    if (tried.has(picture)) return;
    tried.add(picture);
    setTimeout(() => picture.setAttribute('src', picture.getAttribute('src') ?? ''), pauseMs);
  };
  // Errors of elements do not bubble.
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && again(target), true);
  for (const picture of document.images) {
    if (picture.complete && picture.naturalWidth === 0 && picture.getAttribute('src')) again(picture);
  }
}

/** Answers what is to be done for each page that is shown later. */
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
