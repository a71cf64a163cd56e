// Runs inside the page from its first moment: records paints and shifts reported by the browser, and when functions
// start to work.

export type Watched = {
  fcp: number;
  lcp: number;
  cls: number;
  menu: number | undefined;
  language: number | undefined;
  field: number | undefined;
  hydrated: number | undefined;
  blocking: number;
};

declare global {
  interface Window {
    watched: Watched;
  }
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** `probe`: also tries menu and field. That makes the page load its scripts earlier, so it needs a visit of its own. */
export function watchPage(probe: boolean): void {
  const watched: Watched = {
    fcp: 0,
    lcp: 0,
    cls: 0,
    menu: undefined,
    language: undefined,
    field: undefined,
    hydrated: undefined,
    blocking: 0,
  };
  window.watched = watched;
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (watched.lcp = startTime));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) watched.cls += value;
  });

  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const shows = (element: HTMLElement | null) => element?.checkVisibility({ visibilityProperty: true }) === true;
  const tryMenu = () => {
    const button = find('#menu-btn');
    if (button) {
      button.click();
      if (button.ariaExpanded !== 'true') return;
      watched.menu = performance.now();
      button.click();
      return;
    }
    find('a[href="#menu"]')?.click();
    if (!location.hash || !shows(find('#menu'))) return;
    watched.menu = performance.now();
    if (shows(find('#menu a[data-locale]'))) watched.language = performance.now();
    location.hash = '!';
  };
  const tryField = () => {
    const field = find('main :is(input:not([type=hidden]), textarea, select)');
    if (!shows(field)) return;
    field?.focus();
    if (document.activeElement === field) watched.field = performance.now();
  };
  const tick = () => {
    if (document.documentElement?.dataset.hydrated !== undefined) watched.hydrated ??= performance.now();
    // Before the first paint the page could not be used: an earlier success would mean nothing.
    if (probe && watched.fcp > 0) {
      if (watched.menu === undefined) tryMenu();
      if (watched.field === undefined) tryField();
    }
    setTimeout(tick, 20);
  };
  tick();
}
