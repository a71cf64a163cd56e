// A picture that did not come is asked for once more, half a second later: on a poor line that is often enough.

const pauseMs = 500;

export function retryPictures(): void {
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
