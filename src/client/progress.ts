// The bar that shows a page is being fetched: start, increase, finish, fail.

const duration = 5000;
const throttle = 200;
const hideDelay = 500;

export type Progress = { start: () => void; increase: (by: number) => void; finish: () => void; fail: () => void };

/** Nothing is shown for answers faster than the throttle, so that quick pages do not flicker. */
export function progressBar(bar: HTMLProgressElement): Progress {
  let value = 0;
  let waiting: number | undefined;
  let ticking: number | undefined;
  let hiding: number | undefined;

  const stop = () => {
    clearTimeout(waiting);
    clearInterval(ticking);
    clearTimeout(hiding);
  };
  const show = (next: number) => {
    value = Math.min(next, 100);
    bar.value = value;
  };
  const end = (state: 'done' | 'failed') => {
    const shown = !bar.hidden;
    stop();
    if (!shown) return;
    show(100);
    bar.dataset.state = state;
    hiding = window.setTimeout(() => {
      bar.hidden = true;
    }, hideDelay);
  };
  const increase = (by: number) => show(Math.min(value + by, 95));

  return {
    start() {
      stop();
      delete bar.dataset.state;
      show(0);
      waiting = window.setTimeout(() => {
        bar.hidden = false;
        const step = throttle / duration;
        ticking = window.setInterval(() => increase(100 * step), throttle);
      }, throttle);
    },
    increase,
    finish: () => end('done'),
    fail: () => end('failed'),
  };
}
