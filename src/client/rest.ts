// Starts what loads last, and measures a share of the visits.
import type { Navigator } from 'react-router';
import type { PageState } from '../shared/app/PageState.ts';
import { keepAsked, keepCurrency, keepQuery, tellBegin } from './carried.ts';
import { isPoorLine } from './connection.ts';
import { startEstimate } from './estimate.ts';
import { followMember, markMember } from './member.ts';
import { startNewsDraft } from './newsDraft.ts';
import { startPictures } from './pictures.ts';
import { startArrowKeys, startCopying } from './pressed.ts';

/** Read each time: the visitor may change the answer on any page. */
const accepts = (): boolean => document.cookie.includes('consent=accept');

/** Measures a random share of the visits that accept it. Only these load the measuring code, and not on a poor connection. */
function measureSome({ vitalsShare = 0, page }: Pick<PageState, 'vitalsShare' | 'page'>): void {
/** An answer to the cookie question stays on the document, until an address asks again. */
function showAnswered({ consent, query }: PageState): void {
  const root = document.documentElement;
  root.toggleAttribute('data-consent', query['consent'] !== 'open' && (consent || root.hasAttribute('data-consent')));
}

  // The library does not check for `at`, but uses it.
  if (Math.random() >= vitalsShare || !accepts() || isPoorLine() || !('at' in Array.prototype)) return;
  // The page works without it, so a failure is ignored.
  import(/* webpackChunkName: "vitals" */ './vitals.ts')
    .then(({ measure }) => measure(page.chunk, accepts))
    .catch(() => undefined);
}

/** Returns a function to call for each page that is shown later. `pressed`: buttons pressed before this code was loaded. */
export function startRest(
  pressed: readonly HTMLElement[],
  state: Pick<PageState, 'vitalsShare' | 'page'>,
  router: Navigator,
): () => void {
  startArrowKeys();
  startCopying(pressed);
  const watchPictures = startPictures();
  followMember();
  // Captures, so that it runs before the router reads the address.
  const keep = (event: Event) => {
    keepQuery(event);
    keepCurrency(event);
    keepAsked(event);
  };
  addEventListener('click', keep, { capture: true });
  addEventListener('formdata', tellBegin);
  measureSome(state);
  const showEstimate = startEstimate(router);
  const fillInSignUp = startNewsDraft();
  return (shown) => {
    showAnswered(shown);
    showEstimate();
    watchPictures();
    markMember();
    fillInSignUp();
  };
}
