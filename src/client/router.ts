// Goes from page to page without a reload: fetches the next page's HTML, swaps it in, and keeps history, scroll and focus.
import { createPath, type Navigator, type To } from 'react-router';
import { pageProgress } from '../shared/layout/progress.ts';
import { partsIn } from './adoptPart.tsx';
import { bringPage, forgetPages } from './pageFetch.ts';
import type { TextStore } from './texts.ts';
import { shownOf, type Show } from './ClientApp.tsx';
import { clickedLink, staysHere } from './links.ts';
import type { OpenHost } from './liveHost.ts';
import { enterEntry, leaveEntry, restorePosition, scrollToStart, seeScroll, startScroll, stay } from './scroll.ts';

const headParts = 'title,meta[property],meta[name]:not([name=viewport]),[rel=canonical],[rel=alternate]';

/** Replaces what the head says about the page. Stylesheets stay. */
function swapHead(page: Document): void {
  for (const old of document.head.querySelectorAll(headParts)) old.remove();
  // Copies: the fetched page is kept for a while and may be shown again.
  for (const part of page.head.querySelectorAll(headParts)) document.head.append(part.cloneNode(true));
}

const prefersNoMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Swaps pages inside a view transition where the browser has them. Both `change` and this settle when the next page is in the document. */
async function crossing(change: () => Promise<void>): Promise<void> {
  if (!('startViewTransition' in document) || document.hidden || prefersNoMotion()) return change();
  const { ready, finished, updateCallbackDone } = document.startViewTransition(change);
  // An interrupted transition has still shown the page.
  Promise.all([ready, finished]).catch(() => undefined);
  await updateCallbackDone;
}

type Options = { show: Show; host: OpenHost; texts: TextStore; buildId: string };

type Visit = {
  /** Absent when the browser has already moved in its history. */
  entry?: 'pushState' | 'replaceState' | undefined;
  /** Where the page stays, as below dialogs: no scrolling, no focus change. */
  keepPlace?: boolean | undefined;
};

type ClientRouter = { navigator: Navigator; start: (options: Options) => void };

const addressOf = (to: To): URL => new URL(typeof to === 'string' ? to : createPath(to), location.href);

/** Moves the focus to where the link leads, or else to the heading, which tells visitors where they are. */
function focusStart(target: HTMLElement | null): void {
  const start =
    target?.closest<HTMLElement>('main *') ??
    document.querySelector<HTMLElement>('main h1') ??
    document.getElementById('main');
  if (!start) return;
  // A link or field keeps its place in the order.
  if (start.tabIndex < 0) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

export function clientRouter(): ClientRouter {
  let options: Options | undefined;
  let latest = 0;
  /** A page is on its way. */
  let going = false;
  let shownAddress = location.pathname + location.search;

  async function visit(url: URL, { entry, keepPlace = false }: Visit): Promise<void> {
    if (!options) return location.assign(url);
    // The browser tells of scrolling a frame later.
    if (entry) seeScroll();
    const { show, host, texts, buildId } = options;
    latest += 1;
    const number = latest;
    going = true;
    pageProgress.start();
    try {
      const [{ url: final, page, state }] = await Promise.all([
        bringPage(url.href, buildId, texts, pageProgress.increase),
        host.openAll(),
      ]);
      if (number !== latest) return;
      delete document.documentElement.dataset.failed;
      swapHead(page);
      leaveEntry();
      if (entry) history[entry](null, '', final + url.hash);
      enterEntry();
      shownAddress = location.pathname + location.search;
      const change = () => show(shownOf(state, partsIn(page)));
      await (keepPlace ? change() : crossing(change));
      if (number !== latest) return;
      going = false;
      pageProgress.finish();
      // Counts the article as read: its prefetch alone does not.
      if (state.page.id === 'article') void fetch(final, { method: 'HEAD' }).catch(() => undefined);
      requestAnimationFrame(() => {
        if (!entry) return restorePosition();
        if (keepPlace) return;
        focusStart(scrollToStart(url.hash));
      });
    } catch {
      // The visitor has followed another link meanwhile.
      if (number !== latest) return;
      going = false;
      pageProgress.fail();
      if (!navigator.onLine) return;
      // After Back the address is this one already: with a fragment, going there would load nothing.
      if (entry) location.assign(url);
      else location.reload();
    }
  }

  /** False after Back until its page is here. */
  const isShown = () => location.pathname + location.search === shownAddress;

  const go = (entry: Visit['entry']) => (to: To, state?: unknown) => {
    const url = addressOf(to);
    const asked = (state ?? {}) as { keepPlace?: boolean; fresh?: boolean; shown?: boolean };
    if (asked.fresh) forgetPages();
    // Code renews only its own page: the visitor may have gone on to another meanwhile.
    if (entry === 'replaceState' && (!isShown() || url.pathname !== location.pathname)) return;
    // The page already shows what this address means, so only the address changes.
    if (asked.shown) {
      history.replaceState(history.state, '', url);
      shownAddress = url.pathname + url.search;
    } else if (entry === 'pushState' || !going) void visit(url, { entry, keepPlace: asked.keepPlace });
  };

  function start(given: Options): void {
    options = given;
    startScroll();
    addEventListener('click', (event) => {
      const link = clickedLink(event);
      if (!link) return;
      event.preventDefault();
      const entry = link.href === location.href ? 'replaceState' : 'pushState';
      void visit(new URL(link.href), { entry, keepPlace: staysHere(link) });
    });
    addEventListener('popstate', ({ state }) => {
      // The browser has moved only to the target of a link within the page. Its event of scrolling may come a frame later.
      if (state) stay();
      if (!isShown()) return void visit(new URL(location.href), {});
      leaveEntry();
      enterEntry();
      // The browser itself scrolls to the target of a link within the page.
      if (!state) return;
      // Back and at once forward again: the page that was on its way is not wanted any more.
      latest += 1;
      going = false;
      pageProgress.finish();
      restorePosition();
    });
  }

  return {
    navigator: {
      createHref: (to) => addressOf(to).href,
      go: (delta) => history.go(delta),
      push: go('pushState'),
      replace: go('replaceState'),
    },
    start,
  };
}
