// What the document's head says of a page, and the stylesheet that outlives the page that brought it.

const headParts =
  'title,meta[name=description],meta[name=robots],meta[property],link[rel=canonical],link[rel=alternate]';

export function swapHead(page: Document): void {
  for (const old of document.head.querySelectorAll(headParts)) old.remove();
  document.head.append(...page.head.querySelectorAll(headParts));
}

/** The stylesheet stands in the page's body, which goes; a second link in the head, from the browser's cache, stays. */
export function keepStylesheet(): Promise<unknown> {
  if (document.head.querySelector('link[rel=stylesheet]')) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.href ?? '';
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
    document.head.append(link);
  });
}
