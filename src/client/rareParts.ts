// Starts what only few pages have, each from a chunk of its own: countdown, mail hand-over, a banner's dialog.

const has = (selector: string) => document.querySelector(selector) !== null;

export function startRareParts(): void {
  if (has('[data-countdown]')) void import('./countdown.ts').then(({ startCountdown }) => startCountdown());
  if (has('[data-mailto]')) void import('./mailLink.ts').then(({ openMailLink }) => openMailLink());
  if (has('dialog[data-ad]')) void import('./adDialog.ts').then(({ showAd }) => showAd());
}
