// Puts a price into the estimate without leaving the page, and says at the window's foot what it holds: loaded only where there is one, or a button is pressed.
import type { Navigator } from 'react-router';
import type { BasketAnswer } from '../shared/facts/Estimate.ts';
import css from '../shared/layout/Tray.module.css';
import { keepEstimate, keptEstimate, type EstimateCopy } from '../shared/storage/estimateCopy.ts';

const pathOf = (address: string): string => new URL(address, location.href).pathname;
const prefixOf = (path: string): string | undefined => path.split('/')[1];

/** What a button adds, as `lineKey` has it: `server g1.large 1 12` is of `server g1.large`. */
const keyOf = (button: HTMLButtonElement): string => button.value.split(' ').slice(0, 2).join(' ');

/** Buttons of prices that are in it say how many; a press adds to that, as before. */
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

/** A link to it, in the language that it is said in; none on its own page. */
export function showEstimate(): void {
  const kept = keptEstimate();
  const isSaidHere = kept !== undefined && prefixOf(pathOf(kept.page)) === prefixOf(location.pathname);
  // A copy of before has none.
  markPrices((isSaidHere && kept.held) || {});
  const tray = document.querySelector(`.${css.tray}`);
  const shown = tray?.querySelector('[data-estimate]');
  const path = kept && pathOf(kept.page);
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
  // Heard only of a place that was there before it speaks.
  requestAnimationFrame(() => line.replaceChildren(link));
}

/** Rejects when the form is to be sent as without script. */
export async function putIn(form: HTMLFormElement, button: HTMLButtonElement, router: Navigator): Promise<void> {
  const body = new URLSearchParams(new FormData(form) as never);
  body.set(button.name, button.value);
  const answer = await fetch('/basket', { method: 'POST', headers: { Accept: 'application/json' }, body });
  const { result } = (await answer.json()) as { result: BasketAnswer | null };
  if (!result) throw new Error('The estimate was not taken');
  keepEstimate(result);
  // What could not be added is told by the estimate's page.
  if (!answer.ok) return location.assign(result.page);
  if (pathOf(result.page) === location.pathname) router.replace(result.page.replace(/#.*/, ''), { keepPlace: true });
  else showEstimate();
}
