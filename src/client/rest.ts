// Enhancements that load last. Each has its own function: pictures, arrow keys, copy buttons, the estimate, the visitor's name, carried query and currency, measuring.
import type { Navigator } from 'react-router';
import { estimateName, memberName } from '../shared/storage/kept.ts';
import type { PageState } from '../shared/app/PageState.ts';
import { isPoorLine } from './connection.ts';
import { linkOf } from './links.ts';

// Pictures load a third of a window before they come into view (browsers use other distances), all at once before printing, and a second time after a failure.
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

const hasEstimate = (): boolean => {
  try {
    return estimateName in localStorage;
  } catch {
    return false;
  }
};

/** Visitors without an estimate do not load the code for it. Returns a function that shows the estimate on the current page. */
export function startEstimate(router: Navigator): () => void {
  const load = () => import(/* webpackChunkName: "basket" */ './basket.ts');
  let native: HTMLElement | undefined;
  addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.getAttribute('action') !== '/basket')
      return;
    if (!(submitter instanceof HTMLButtonElement) || submitter.name === '' || submitter === native) return;
    event.preventDefault();
    load()
      .then(({ putIn }) => putIn(form, submitter, router))
      .catch(() => {
        // Let the browser send the form, as it does without script.
        native = submitter;
        submitter.click();
      });
  });
  const show = () => {
    if (hasEstimate())
      load().then(
        ({ showEstimate }) => showEstimate(),
        () => undefined,
      );
  };
  show();
  return show;
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

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Arrow keys, Home and End go from tab to tab; tabs are links, and Enter follows the one that has the focus. */
export function startArrowKeys(): void {
  addEventListener('keydown', (event) => {
    const { key, target } = event;
    // With a modifier they are the browser's: Alt and an arrow go through the history.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const tabs = target instanceof Element ? target.closest('[data-tabs]') : null;
    const links = [...(tabs?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === target);
    const step = steps[key];
    if (at < 0 || (step === undefined && key !== 'Home' && key !== 'End')) return;
    const next = step === undefined ? (key === 'Home' ? 0 : -1) : at + step;
    event.preventDefault();
    links[(next + links.length) % links.length]?.focus();
  });
}

const copying = '[data-copied]';

/** Copies the address in the field before the button. Where the browser refuses, the text stays selected. */
async function copyBeside(button: HTMLElement): Promise<void> {
  const { previousElementSibling: field, nextElementSibling: status, dataset } = button;
  if (!(field instanceof HTMLInputElement) || !status) return;
  field.select();
  const isCopied = await navigator.clipboard.writeText(field.value).then(
    () => true,
    () => false,
  );
  status.textContent = (isCopied ? dataset.copied : dataset.selected) ?? '';
}

/** `pressed`: buttons pressed before this code was loaded. */
export function startCopying(pressed: readonly HTMLElement[]): void {
  for (const button of pressed) if (button.matches(copying)) void copyBeside(button);
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(copying) : null;
    if (button) void copyBeside(button);
  });
}

/** Names have five characters or more, so `yes`, the cookie of a session without a name, does not match. */
const named = new RegExp(`(?:^|; )${memberName}=([\\w-]{5,20})(?:;|$)`);

/** Writes the visitor's name into the header, whose shared HTML does not know it. */
export function showMemberName(): void {
  const name = named.exec(document.cookie)?.[1];
  if (name) for (const place of document.querySelectorAll('[data-mine]')) place.textContent = name;
}

/** Adds the current query to links to another language, to dialogs and to the cookie question: script may have changed it, and advertisers write into it where a visitor came from. */
export function keepQuery(event: Event): void {
  const link =
    event.target instanceof Element &&
    event.target.closest<HTMLAnchorElement>(
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

/** Adds the chosen currency to links; pages without prices ignore it. */
export function keepCurrency(event: Event): void {
  const link = linkOf(event);
  const chosen = new URLSearchParams(location.search).get('cur');
  if (!link || !chosen || link.pathname === location.pathname) return;
  const query = new URLSearchParams(link.search);
  if (query.has('cur')) return;
  query.set('cur', chosen);
  link.search = String(query);
}

const longestAddress = 1000;

/** Sends where the visit began along with the answer to the cookie question; before that answer it is neither kept nor sent. */
export function tellBegin({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement) || target.getAttribute('action') !== '/consent') return;
  const [begun] = performance.getEntriesByType('navigation');
  formData.set('begun', begun?.name.slice(0, longestAddress) ?? '');
  formData.set('from', document.referrer.split('/')[2] ?? '');
}

/** Read each time: the visitor may change the answer on any page. */
const accepts = (): boolean => document.cookie.includes('consent=accept');

/** Measures a random share of the visits that accept it. Only these load the measuring code, and not on a poor connection. */
function measureSome({ vitalsShare = 0, page }: Pick<PageState, 'vitalsShare' | 'page'>): void {
  // The library does not check for `at`, but uses it.
  if (Math.random() >= vitalsShare || !accepts() || isPoorLine() || !('at' in Array.prototype)) return;
  // The page works without it, so a failure is ignored.
  import(/* webpackChunkName: "vitals" */ './vitals.ts')
    .then(({ measure }) => measure(page.chunk, accepts))
    .catch(() => undefined);
}

/** Starts everything above. Returns a function to call for each page that is shown later. `pressed`: buttons pressed before this code was loaded. */
export function startRest(
  pressed: readonly HTMLElement[],
  state: Pick<PageState, 'vitalsShare' | 'page'>,
  router: Navigator,
): () => void {
  startArrowKeys();
  startCopying(pressed);
  const watchPictures = startPictures();
  showMemberName();
  // Captures, so that it runs before the router reads the address.
  const keep = (event: Event) => {
    keepQuery(event);
    keepCurrency(event);
  };
  addEventListener('click', keep, { capture: true });
  addEventListener('formdata', tellBegin);
  measureSome(state);
  const showEstimate = startEstimate(router);
  return () => {
    showEstimate();
    watchPictures();
    showMemberName();
  };
}
