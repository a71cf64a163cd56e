// What only makes a page nicer and may come last: arrow keys along tabs, copied addresses, the name in the header, pictures in time, what goes along to the next page, where the visit began, how quick it was, and the estimate of this browser.
import type { Navigator } from 'react-router';
import { estimateName, memberName } from '../shared/storage/kept.ts';
import type { PageState } from '../shared/app/PageState.ts';
import { isPoorLine } from './connection.ts';
import { linkOf } from './links.ts';

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

const hasEstimate = (): boolean => {
  try {
    return estimateName in localStorage;
  } catch {
    return false;
  }
};

/** Nobody without an estimate loads what shows one; answers what shows it on the page of now. */
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
        // The way it goes without script.
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

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Arrow keys, Home and End go from tab to tab; tabs are links, and Enter follows the one that has the focus. */
export function startArrowKeys(): void {
  addEventListener('keydown', (event) => {
    const { key, target } = event;
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

/** Where the browser does not let us, the address is selected. */
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

/** `pressed`: before this code was there. */
export function startCopying(pressed: readonly HTMLElement[]): void {
  for (const button of pressed) if (button.matches(copying)) void copyBeside(button);
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(copying) : null;
    if (button) void copyBeside(button);
  });
}

/** `yes`, of a session without a name, is shorter than any name. */
const named = new RegExp(`(?:^|; )${memberName}=([\\w-]{5,20})(?:;|$)`);

/** Of the page that is shown now: its header is the same for all, and says by which name somebody is logged in. */
export function showMemberName(): void {
  const name = named.exec(document.cookie)?.[1];
  if (name) for (const place of document.querySelectorAll('[data-mine]')) place.textContent = name;
}

/** Another language of this page, and a dialog over it, have the query of the address, which script may have changed, and in which advertisers write where a visitor came from. */
export function keepQuery(event: Event): void {
  const link =
    event.target instanceof Element &&
    event.target.closest<HTMLAnchorElement>('a[data-locale]:not([title]),a[href*="&dialog="]');
  if (!link) return;
  const dialog = new URLSearchParams(link.search).get('dialog');
  const query = new URLSearchParams(location.search);
  if (dialog) query.set('dialog', dialog);
  link.search = String(query);
}

/** The currency that was chosen goes along to other pages; those without prices pass over it. */
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

/** With the answer to the cookie question goes where the visit began; until then nothing of it was kept or sent. */
export function tellBegin({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement) || target.getAttribute('action') !== '/consent') return;
  const [begun] = performance.getEntriesByType('navigation');
  formData.set('begun', begun?.name.slice(0, longestAddress) ?? '');
  formData.set('from', document.referrer.split('/')[2] ?? '');
}

/** The answer to the cookie question, which may change on any page. */
const accepts = (): boolean => document.cookie.includes('consent=accept');

/** Decides by chance whether this visit is measured, of those who accept it; only then, and not on a poor line, is the code that does it loaded. */
function measureSome({ vitalsShare = 0, page }: Pick<PageState, 'vitalsShare' | 'page'>): void {
  // The library asks for no younger browser, but needs one.
  if (Math.random() >= vitalsShare || !accepts() || isPoorLine() || !('at' in Array.prototype)) return;
  // Nobody misses anything without it.
  import(/* webpackChunkName: "vitals" */ './vitals.ts')
    .then(({ measure }) => measure(page.chunk, accepts))
    .catch(() => undefined);
}

/** Answers what is to be done for each page that is shown later. `pressed`: buttons, before this code was there. */
export function startRest(
  pressed: readonly HTMLElement[],
  state: Pick<PageState, 'vitalsShare' | 'page'>,
  router: Navigator,
): () => void {
  startArrowKeys();
  startCopying(pressed);
  const watchPictures = startPictures();
  showMemberName();
  // Before the router reads the address.
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
