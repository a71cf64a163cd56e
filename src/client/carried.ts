// What goes along from this page: the query, the currency and what was typed into a calculator with links, where the visit began with a form.
import { aheadTypes, linkOf } from './links.ts';

/**
 * Adds the current query to links to another language, to those that open or close a dialog and to the cookie question: script may
 * have changed it, and advertisers write into it where a visitor came from.
 */
export function keepQuery({ target }: Pick<Event, 'target'>): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link) return;
  const dialog = new URLSearchParams(link.search).get('dialog');
  const query = new URLSearchParams(location.search);
  const isOfDialog = link.pathname === location.pathname && dialog !== query.get('dialog');
  if (!isOfDialog && !link.matches('[data-locale]:not([title]),[href^="?"][href*="consent=open"]')) return;
  if (isOfDialog) query.delete('dialog');
  if (dialog) query.set('dialog', dialog);
  // The footer's link is for every page: it stays as it is while the page around it changes. Other links were written before the
  // question was answered: whether it is open the address says.
  if (link.getAttribute('href')?.startsWith('?')) {
    query.set('consent', 'open');
    link.setAttribute('href', `?${query}`);
  } else link.search = String(query);
}

/** For this press only, as links of the frame outlive what is chosen and typed. */
function leadTo(link: HTMLAnchorElement, query: URLSearchParams): void {
  const own = link.getAttribute('href') ?? '';
  link.search = String(query);
  setTimeout(() => link.setAttribute('href', own));
}

/** Adds the chosen currency to a link for as long as it is handled; pages without prices ignore it. */
export function keepCurrency(event: Pick<Event, 'target'>): void {
  const link = linkOf(event);
  const chosen = new URLSearchParams(location.search).get('cur');
  if (!link || !chosen || link.pathname === location.pathname) return;
  const query = new URLSearchParams(link.search);
  if (query.has('cur')) return;
  query.set('cur', chosen);
  leadTo(link, query);
}

type Choice = HTMLInputElement | HTMLSelectElement;

const isChanged = (field: Choice): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some(({ defaultSelected, selected }) => defaultSelected && !selected)
    : field.value !== field.defaultValue;

/** Whether a link shows this very page in another currency. */
function isOfCurrency({ pathname, search }: HTMLAnchorElement): boolean {
  if (pathname !== location.pathname || search === location.search) return false;
  const [there, here] = [search, location.search].map((one) => {
    const query = new URLSearchParams(one);
    query.delete('cur');
    query.sort();
    return String(query);
  });
  return there === here;
}

/** Adds what was typed into a calculator and not yet calculated to a link to another language or currency: the page there has the answer to it. */
export function keepAsked({ target }: Pick<Event, 'target'>): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([title])') : null;
  if (!link || (link.dataset.locale === undefined && !isOfCurrency(link))) return;
  const query = new URLSearchParams(link.search);
  let isAsked = false;
  for (const form of document.querySelectorAll('main form[method=get]')) {
    const fields = [...form.querySelectorAll<Choice>('input:not([type=hidden]),select')];
    if (!fields.some(isChanged)) continue;
    isAsked = true;
    for (const { name, value } of fields) query.set(name, value);
  }
  if (isAsked) leadTo(link, query);
}

const longestAddress = 1000;

/** Sends where the visit began along with the answer to the cookie question; before that answer it is neither kept nor sent. */
function tellBegin({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement) || target.getAttribute('action') !== '/consent') return;
  const [begun] = performance.getEntriesByType('navigation');
  formData.set('begun', begun?.name.slice(0, longestAddress) ?? '');
  formData.set('from', document.referrer.split('/')[2] ?? '');
}

export function startCarrying(): void {
  // What is fetched ahead is what a press will ask for.
  const ahead = (event: Event) => {
    keepQuery(event);
    keepCurrency(event);
  };
  for (const type of aheadTypes) addEventListener(type, ahead, { capture: true, passive: true });
  const keep = (event: Event) => {
    ahead(event);
    keepAsked(event);
  };
  // Captures, so that it runs before the router reads the address.
  addEventListener('click', keep, { capture: true });
  addEventListener('formdata', tellBegin);
}
