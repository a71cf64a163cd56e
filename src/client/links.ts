// Which links the router may follow itself.

const plain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

const prefixOf = (path: string) => path.split('/')[1];

/** Another language, another site or a file is a full page load: its texts, cookies and menus are other ones. */
const followable = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  prefixOf(link.pathname) === prefixOf(location.pathname) &&
  !link.target &&
  !link.hasAttribute('download') &&
  link.dataset.reload === undefined &&
  !(link.pathname === location.pathname && link.search === location.search && link.hash !== '');

/** Another language of this page: where the visitor came from, as advertisers write it into the address, goes with them. */
export function keepQuery(event: Event): void {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-locale]:not([title])');
  if (!link) return;
  const query = new URLSearchParams(link.search);
  for (const [name, value] of new URLSearchParams(location.search)) if (!query.has(name)) query.append(name, value);
  link.search = String(query);
}

export function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && followable(link) ? link : undefined;
}

export function clickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  return plain(event) ? linkOf(event) : undefined;
}
