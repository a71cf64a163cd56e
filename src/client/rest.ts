// Starts what loads last, and measures a share of the visits.
import type { Navigator } from 'react-router';
import type { PageState } from '../shared/app/PageState.ts';
import { startCarrying } from './carried.ts';
import { isPoorLine } from './connection.ts';
import { startEstimate } from './estimate.ts';
import { fetchInView } from './inView.ts';
import { followMember, markMember } from './member.ts';
import { startNewsDraft } from './newsDraft.ts';
import { startPictures } from './pictures.ts';
import type { Ahead } from './prefetch.ts';
import { startArrowKeys, startCopying } from './pressed.ts';

/** Read each time: the visitor may change the answer on any page. */
const accepts = (): boolean => document.cookie.includes('consent=accept');

/** An answer to the cookie question stays on the document, until an address asks again. */
function showAnswered({ consent, query }: PageState): void {
  const root = document.documentElement;
  root.toggleAttribute('data-consent', query['consent'] !== 'open' && (consent || root.hasAttribute('data-consent')));
}

/** Where a page is made anew around the focus, as an estimate with one more price is, it goes to the new element in that place. */
function startFocus(): () => void {
  let [focused, path] = ['', location.pathname];
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) focused = target.id;
  });
  return () => {
    if (path === location.pathname && document.activeElement === document.body)
      document.getElementById(focused)?.focus({ preventScroll: true });
    path = location.pathname;
  };
}

/** Measures a random share of the visits that accept it. Only these load the measuring code, and not on a poor connection. */
function measureSome({ vitalsShare = 0, page }: Pick<PageState, 'vitalsShare' | 'page'>): void {
  // The library does not check for `at`, but uses it.
  if (Math.random() >= vitalsShare || !accepts() || isPoorLine() || !('at' in Array.prototype)) return;
  // The page works without it, so a failure is ignored.
  import(/* webpackChunkName: "vitals" */ './vitals.ts')
    .then(({ measure }) => measure(page.chunk, accepts))
    .catch(() => undefined);
}

/** Returns a function to call for each page that is shown later. `pressed`: buttons pressed before this code was loaded. */
export function startRest(
  pressed: ReadonlySet<HTMLElement>,
  state: Pick<PageState, 'vitalsShare' | 'page'>,
  router: Navigator,
  ahead: Ahead,
): (state: PageState) => void {
  startArrowKeys();
  startCopying(pressed);
  const watchPictures = startPictures();
  followMember();
  startCarrying();
  fetchInView(ahead);
  measureSome(state);
  const showEstimate = startEstimate(router);
  const fillInSignUp = startNewsDraft();
  const giveFocusBack = startFocus();
  return (shown) => {
    giveFocusBack();
    showAnswered(shown);
    showEstimate();
    watchPictures();
    markMember();
    fillInSignUp();
  };
}
