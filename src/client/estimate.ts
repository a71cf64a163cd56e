// The estimate: a pressed price goes into it without leaving the page. Visitors without an estimate do not load the code for it.
import type { Navigator } from 'react-router';
import { estimateName } from '../shared/storage/kept.ts';

const hasEstimate = (): boolean => {
  try {
    return estimateName in localStorage;
  } catch {
    return false;
  }
};

/** Returns a function that shows the estimate on the current page. */
export function startEstimate(router: Navigator): () => void {
  let isLoaded = false;
  const load = () => {
    isLoaded = true;
    return import(/* webpackChunkName: "basket" */ './basket.ts');
  };
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
        // The browser would leave the page for one that says that there is no connection.
        if (!navigator.onLine) return;
        // Let the browser send the form, as it does without script.
        native = submitter;
        submitter.click();
      });
  });
  const show = () => {
    // Where storage is refused, that code keeps the estimate of the visit.
    if (isLoaded || hasEstimate())
      load().then(
        ({ showEstimate }) => showEstimate(router),
        () => undefined,
      );
  };
  addEventListener('storage', ({ key, oldValue }) => {
    if (key === estimateName)
      load().then(
        ({ followTab }) => followTab(oldValue, router),
        () => undefined,
      );
  });
  // While a page is in the browser's cache it hears of no change.
  addEventListener('pageshow', show);
  show();
  return show;
}
