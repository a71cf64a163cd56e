// What goes along from the address of this page: the query and the currency with links, where the visit began with a form.
import { linkOf } from './links.ts';

/**
 * Adds the current query to links to another language, to dialogs and to the cookie question: script may have changed it, and
 * advertisers write into it where a visitor came from.
 */
export function keepQuery({ target }: Pick<Event, 'target'>): void {
  const link =
    target instanceof Element &&
    target.closest<HTMLAnchorElement>(
      'a[data-locale]:not([title]),a[href*="&dialog="],a[href^="?"][href*="consent=open"]',
    );
  if (!link) return;
  const own = new URLSearchParams(link.search);
  const query = new URLSearchParams(location.search);
  for (const name of ['dialog', 'consent']) {
    const value = own.get(name);
    if (value) query.set(name, value);
  }
  // The footer's link is for every page: it stays as it is while the page around it changes.
  if (link.getAttribute('href')?.startsWith('?')) link.setAttribute('href', `?${query}`);
  else link.search = String(query);
}

/** Adds the chosen currency to a link for this press only, as links of the frame outlive the choice; pages without prices ignore it. */
export function keepCurrency(event: Pick<Event, 'target'>): void {
  const link = linkOf(event);
  const chosen = new URLSearchParams(location.search).get('cur');
  if (!link || !chosen || link.pathname === location.pathname) return;
  const query = new URLSearchParams(link.search);
  if (query.has('cur')) return;
  query.set('cur', chosen);
  const own = link.getAttribute('href') ?? '';
  link.search = String(query);
  setTimeout(() => link.setAttribute('href', own));
}

const longestAddress = 1000;

/** Sends where the visit began along with the answer to the cookie question; before that answer it is neither kept nor sent. */
export function tellBegin({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement) || target.getAttribute('action') !== '/consent') return;
  const [begun] = performance.getEntriesByType('navigation');
  formData.set('begun', begun?.name.slice(0, longestAddress) ?? '');
  formData.set('from', document.referrer.split('/')[2] ?? '');
}
