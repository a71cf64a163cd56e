// Says short things to the visitor in the place that screen readers watch.
import type { Translate } from '../shared/i18n/useT.ts';

const shownFor = 6000;
let hiding: number | undefined;

export function say(text: string, lasting: boolean): void {
  const place = document.querySelector('[data-toast]');
  if (!place) return;
  clearTimeout(hiding);
  place.textContent = text;
  if (!lasting) {
    hiding = window.setTimeout(() => {
      place.textContent = '';
    }, shownFor);
  }
}

/** Tells screen readers which page has been opened; on the screen the page itself says so. */
export function announce(text: string): void {
  const place = document.querySelector('[data-announce]');
  if (place) place.textContent = text;
}

export function watchConnection(t: Translate): void {
  addEventListener('offline', () => say(t('offline'), true));
  addEventListener('online', () => say(t('online'), false));
  if (!navigator.onLine) say(t('offline'), true);
}
