// Adds prices to the estimate without leaving the page, and shows a link to the estimate at the foot of the window.
import type { Navigator } from 'react-router';
import css from '../shared/layout/Tray.module.css';
import { keepEstimate, keptEstimate, type EstimateCopy } from '../shared/storage/estimateCopy.ts';
import { askBasket, lostAnswer } from '../shared/wishes/askBasket.ts';

const pathIn = (address: string): string => new URL(address, location.href).pathname;
const prefixOf = (path: string): string | undefined => path.split('/')[1];

/** Key of the line that a button adds (`lineKey`): `server g1.large` for the value `server g1.large 1 12`. */
const keyOf = (button: HTMLButtonElement): string => button.value.split(' ').slice(0, 2).join(' ');

/** Buttons of prices that are already in the estimate show how many; a press still adds to that. */
function markPrices(held: EstimateCopy['held']): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(
    '[action="/basket"] button[name=add][aria-label]',
  )) {
    const said = held[keyOf(button)];
    const own = button.dataset;
    if (said === undefined && own['label'] === undefined) continue;
    own['label'] ??= button.textContent;
    own['name'] ??= button.ariaLabel ?? '';
    button.textContent = said ?? own['label'];
    button.ariaLabel = said === undefined ? own['name'] : `${said}. ${own['name']}`;
  }
}

const codeIn = (address: string): string | null => new URL(address, location.href).searchParams.get('e');

/** Codes of the estimate before something was put into it: their pages are out of date, also those on their way. */
const outdated = new Set<string | null>();

const outdate = (before: EstimateCopy | undefined): void => void (before && outdated.add(codeIn(before.page)));

/** Shows the estimate as it is now where it is shown as it was. One with lines in its address is not saved yet. */
function renew(page: string, router: Navigator): void {
  const code = codeIn(location.href);
  if (!outdated.has(code) || codeIn(page) === code || page.includes('lines=')) return;
  // The router is still busy with the page that it has just shown.
  requestAnimationFrame(() => router.replace(page.replace(/#.*/, ''), { keepPlace: true }));
}

/** Shows a link to the estimate. Not on the estimate's own page, nor where the page has another language than its text. */
export function showEstimate(router: Navigator): void {
  const kept = keptEstimate();
  const isSaidHere = kept !== undefined && prefixOf(pathIn(kept.page)) === prefixOf(location.pathname);
  // Copies stored by older builds have no `held`.
  markPrices((isSaidHere && kept.held) || {});
  const tray = document.querySelector(`.${css.tray}`);
  const shown = tray?.querySelector('[data-estimate]');
  const path = kept && pathIn(kept.page);
  if (kept && path === location.pathname) renew(kept.page, router);
  if (!kept || !isSaidHere || path === location.pathname) return shown?.remove();
  const line = shown ?? document.createElement('p');
  if (!shown) {
    line.className = css.estimate ?? '';
    line.setAttribute('data-estimate', '');
    line.setAttribute('role', 'status');
    tray?.prepend(line);
  }
  const link = document.createElement('a');
  link.href = kept.page;
  link.rel = 'nofollow';
  link.textContent = kept.said;
  // Screen readers announce only changes of an element that is already in the document.
  requestAnimationFrame(() => line.replaceChildren(link));
}

/** After another tab has changed it. `before`: the stored copy that it replaced. */
export function followTab(before: string | null, router: Navigator): void {
  outdate((JSON.parse(before ?? 'null') as { value: EstimateCopy } | null)?.value);
  showEstimate(router);
}

const connection = (): Promise<unknown> =>
  navigator.onLine ? Promise.resolve() : new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** The price is in: sent once more it would count twice, so only the estimate is asked for, and at last its page shows it. */
async function askWhatIsIn(body: URLSearchParams): Promise<Awaited<ReturnType<typeof askBasket>> | undefined> {
  await connection();
  const answer = await askBasket(body).catch(() => undefined);
  if (answer?.result) return answer;
  await connection();
  location.assign(`/basket?${body}`);
  return undefined;
}

async function put(form: HTMLFormElement, button: HTMLButtonElement, router: Navigator): Promise<void> {
  const body = new URLSearchParams(new FormData(form) as never);
  body.set(button.name, button.value);
  const code = codeIn(keptEstimate()?.page ?? '');
  // Without a cookie the server does not know what the price is added to.
  if (!navigator.cookieEnabled && code) body.set('e', code);
  const answer = await askBasket(body).catch((error: Error) => {
    if (error.cause !== lostAnswer) throw error;
    // Without a cookie nothing is kept of the price.
    if (!navigator.cookieEnabled) return askBasket(body);
    body.delete(button.name);
    return askWhatIsIn(body);
  });
  if (!answer) return;
  const { status, result } = answer;
  if (!result) throw new Error('The estimate was not taken');
  outdate(keptEstimate());
  keepEstimate(result);
  // The estimate's page explains what could not be added.
  if (status !== 200) return location.assign(result.page);
  if (pathIn(result.page) === location.pathname) router.replace(result.page.replace(/#.*/, ''), { keepPlace: true });
  else showEstimate(router);
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other: each adds to the estimate that the answer to the one before has set. Rejects when the browser must send the form itself, as it does without script. */
export function putIn(...pressed: Parameters<typeof put>): Promise<void> {
  const done = last.then(() => put(...pressed));
  last = done.catch(() => undefined);
  return done;
}
