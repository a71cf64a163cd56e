// Counts down to following a link; stops for good on request, waits while the page is hidden or being used.

export function startCountdown(): void {
  const link = document.querySelector<HTMLElement>('[data-countdown]');
  const stop = document.querySelector<HTMLButtonElement>('[data-countdown-stop]');
  if (!link || !stop) return;
  let left = Number(link.dataset.countdown);
  const show = (text: string | undefined) => {
    link.textContent = text?.replace('{{seconds}}', String(left)) ?? '';
  };
  show(link.dataset.countdownText);
  const timer = window.setInterval(() => {
    // The visitor has gone on to another page without a reload.
    if (!link.isConnected) return clearInterval(timer);
    if (document.hidden || document.querySelector('main :focus-visible')) return;
    left -= 1;
    show(link.dataset.countdownText);
    if (left > 0) return;
    clearInterval(timer);
    link.click();
  }, 1000);
  stop.hidden = false;
  stop.onclick = () => {
    clearInterval(timer);
    show(link.dataset.countdownRest);
    stop.hidden = true;
    link.focus();
  };
}
