// Decides which links the router follows itself.

const plain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

const prefixOf = (path: string) => path.split('/')[1];

/** Links to another language, another site or a file need a full page load: they have other texts, cookies and menus. */
const followable = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  prefixOf(link.pathname) === prefixOf(location.pathname) &&
  !link.target &&
  !link.hasAttribute('download') &&
  link.dataset.reload === undefined &&
  !(link.pathname === location.pathname && link.search === location.search && link.hash !== '');

/** Whether a link opens something over this page, or closes the dialog: no other link to the same path keeps the place. */
export const staysHere = ({ pathname, search }: HTMLAnchorElement): boolean =>
  pathname === location.pathname && (/[?&](dialog|consent)=/.test(search) || /[?&]dialog=/.test(location.search));

/** What tells that a link may be pressed next. Not pointerenter: Chromium does not send it when only the window listens. */
export const aheadTypes = ['pointerover', 'touchstart', 'focusin'];

export function linkOf({ target }: Pick<Event, 'target'>): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && followable(link) ? link : undefined;
}

export function clickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  return plain(event) ? linkOf(event) : undefined;
}
