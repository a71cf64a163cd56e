// Progress of loading the next page. The router reports it here, and the progress bar reads it.

const duration = 5000;
const throttle = 200;
const hideDelay = 500;

type ProgressState = { value: number; shows: 'nothing' | 'progress' | 'done' | 'failure' };

type Progress = {
  start: () => void;
  increase: (by: number) => void;
  finish: () => void;
  fail: () => void;
  subscribe: (changed: () => void) => () => void;
  now: () => ProgressState;
};

export const idle: ProgressState = { value: 0, shows: 'nothing' };

/** Shows nothing for responses faster than `throttle`, so that quick pages do not flicker. */
export function makeProgress(): Progress {
  const listeners = new Set<() => void>();
  let state = idle;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let ticking: ReturnType<typeof setInterval> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const set = (next: ProgressState) => {
    state = next;
    for (const changed of listeners) changed();
  };
  const stop = () => {
    clearTimeout(waiting);
    clearInterval(ticking);
    clearTimeout(hiding);
  };
  const end = (shows: 'done' | 'failure') => {
    stop();
    if (state.shows !== 'progress') return set(idle);
    set({ value: 100, shows });
    hiding = setTimeout(() => set(idle), hideDelay);
  };
  const increase = (by: number) => set({ ...state, value: Math.min(state.value + by, 95) });

  return {
    start() {
      stop();
      set(idle);
      waiting = setTimeout(() => {
        set({ ...state, shows: 'progress' });
        ticking = setInterval(() => increase((100 * throttle) / duration), throttle);
      }, throttle);
    },
    increase,
    finish: () => end('done'),
    fail: () => end('failure'),
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    now: () => state,
  };
}

export const pageProgress = makeProgress();
