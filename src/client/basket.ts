// Puts a price into the estimate without leaving the page, and says at the window's foot what it holds: loaded only where there is one, or a button is pressed.
import type { Navigator } from 'react-router';
import type { BasketAnswer } from '../shared/facts/Estimate.ts';
import css from '../shared/layout/Tray.module.css';
import { keepEstimate, keptEstimate } from '../shared/storage/estimateCopy.ts';

const pathOf = (address: string): string => new URL(address, location.href).pathname;
const prefixOf = (path: string): string | undefined => path.split('/')[1];

/** A link to it, in the language that it is said in; none on its own page. */
export function showEstimate(): void {
  const kept = keptEstimate();
  const tray = document.querySelector(`.${css.tray}`);
  const shown = tray?.querySelector('[data-estimate]');
  const path = kept && pathOf(kept.page);
  if (!kept || !path || path === location.pathname || prefixOf(path) !== prefixOf(location.pathname))
    return shown?.remove();
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
