// Goes from page to page without a reload: fetches the next page's HTML, swaps it in, keeps history, scroll and focus.
import { PageChunk } from '../shared/app/PageChunk.ts';
import { liveParts } from '../shared/live/livePart.tsx';
import { partsIn } from './adoptPart.tsx';
import { shownOf, type Shown } from './ClientApp.tsx';
import { enterPage } from './clientState.ts';
import { clickedLink } from './links.ts';
import { fetchPage, type FetchedPage } from './pageFetch.ts';
import type { OpenHost } from './liveHost.ts';
import { stateIn } from './pageState.ts';
import type { Progress } from './progress.ts';
import { enterEntry, leaveEntry, restorePosition, scrollToStart } from './scroll.ts';
import type { TextStore } from './texts.ts';
import { textNames } from '../shared/i18n/textNames.ts';

type Options = {
  show: (next: Shown) => Promise<void>;
  host: OpenHost;
  texts: TextStore;
  progress: Progress;
  buildId: string;
  arrived: (title: string) => void;
};

const headParts =
  'title,meta[name=description],meta[name=robots],meta[property],link[rel=canonical],link[rel=alternate]';

function swapHead(page: Document): void {
  for (const old of document.head.querySelectorAll(headParts)) old.remove();
  document.head.append(...page.head.querySelectorAll(headParts));
}

/** The stylesheet stands in the page's body, which goes; a second link in the head, from the browser's cache, stays. */
function keepStylesheet(): Promise<unknown> {
  if (document.head.querySelector('link[rel=stylesheet]')) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.href ?? '';
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
    document.head.append(link);
  });
}

export function startRouter({ show, host, texts, progress, buildId, arrived }: Options): void {
  let latest = 0;
  let shownPath = location.pathname + location.search;

  async function swap({ page }: FetchedPage): Promise<void> {
    const state = stateIn(page);
    // Another build has other scripts and class names: only a full load fits them together.
    if (!state || state.buildId !== buildId) throw new Error('The page belongs to another build');
    await Promise.all([
      texts.load(
        state.texts,
        textNames.filter((name) => state.texts[name]),
      ),
      PageChunk.load({ chunk: state.page.chunk }),
      keepStylesheet(),
      host.openAll(),
    ]);
    await Promise.all(state.parts.map(async (name) => liveParts.get(name)?.load()));
    progress.increase(30);
    delete document.documentElement.dataset.failed;
    swapHead(page);
    await show(shownOf(state, partsIn(page)));
    enterPage(state);
  }

  async function visit(url: string, arrive: (final: string) => void): Promise<void> {
    latest += 1;
    const visitNumber = latest;
    progress.start();
    try {
      const fetched = await fetchPage(url.split('#')[0] ?? url);
      if (visitNumber !== latest) return;
      progress.increase(40);
      await swap(fetched);
      if (visitNumber !== latest) return;
      arrive(fetched.url);
      shownPath = location.pathname + location.search;
      progress.finish();
      arrived(document.title);
    } catch {
      progress.fail();
      if (navigator.onLine) location.assign(url);
    }
  }

  const arriveByLink = (link: HTMLAnchorElement, samePage: boolean) => (final: string) => {
    history.pushState({ key: crypto.randomUUID() }, '', final + link.hash);
    enterEntry();
    requestAnimationFrame(() => {
      // A dialog opens over the page and closes back to it: the page stays where it is.
      if (!samePage) scrollToStart(link.hash);
      focusOn(samePage ? link.getAttribute('href') : null);
    });
  };

  history.scrollRestoration = 'manual';
  history.replaceState({ ...history.state, key: history.state?.key ?? 'first' }, '');
  enterEntry();
  addEventListener('pagehide', leaveEntry);
  addEventListener('click', (event) => {
    const link = clickedLink(event);
    if (!link) return;
    event.preventDefault();
    leaveEntry();
    void visit(link.href, arriveByLink(link, link.pathname === location.pathname && link.hash === ''));
  });
  addEventListener('popstate', () => {
    leaveEntry();
    enterEntry();
    if (location.pathname + location.search === shownPath) return restorePosition();
    void visit(location.href, () => requestAnimationFrame(restorePosition));
  });
}

let opener: string | null = null;

/** Into the dialog when one has opened, back to the link that opened it when it has closed, else to the content. */
function focusOn(followed: string | null): void {
  const dialog = document.querySelector<HTMLElement>('[role=dialog]');
  const back = opener && document.querySelector<HTMLElement>(`a[href="${CSS.escape(opener)}"]`);
  opener = dialog ? followed : null;
  const target = dialog ?? (back || document.getElementById('main'));
  target?.focus({ preventScroll: true });
}
