// Entry point of the browser's code: loads the page's own code, hydrates, then starts the router.
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Navigator } from 'react-router';
import { PageChunk } from '../shared/layout/PageChunk.tsx';
import { codeOf, type PageState } from '../shared/app/PageState.ts';
import { partsIn } from './adoptPart.tsx';
import { reloadOnce } from './chunkGuard.ts';
import { showOnDocument } from './documentState.ts';
import { liveHost } from './liveHost.ts';
import { stateIn } from './pageFetch.ts';
import { startPrefetch } from './prefetch.ts';
import { textStore } from './texts.ts';
import { ClientApp, shownOf, type Show } from './ClientApp.tsx';
import { clientRouter } from './router.ts';

/** Called after the router has shown another page. */
let onShown: (() => void) | undefined;

/** The page works without it, so a failure is ignored. */
const loadRest = (state: PageState, router: Navigator): Promise<void> =>
  import(/* webpackChunkName: "rest" */ './rest.ts').then(
    ({ startRest }) => void (onShown = startRest(window.pressed ?? [], state, router)),
    () => undefined,
  );

declare global {
  interface Window {
    /** Buttons pressed before their code was loaded; the start script collects them. */
    pressed?: HTMLElement[];
  }
}

async function start(): Promise<void> {
  const state = stateIn(document);
  if (!state) return;
  const code = codeOf(state.page);
  if (code) await PageChunk.load({ chunk: code });
  const texts = textStore(state.locale.iso, state.brand);
  let { texts: addresses } = state;
  // The start script adds to this list what is pressed until each part is watched.
  const host = liveHost((names) => texts.load(addresses, names), (window.pressed ??= []));
  const router = clientRouter();
  const ready = (showPage: Show) => {
    showOnDocument();
    const show: Show = async (next) => {
      ({ texts: addresses } = next.state);
      await showPage(next);
      onShown?.();
    };
    router.start({ show, host, texts, buildId: state.buildId });
    startPrefetch();
    void loadRest(state, router.navigator);
  };
  // As a transition React hydrates in slices, so touches are answered in between; on a slow phone they would wait for the whole page.
  startTransition(() => {
    hydrateRoot(
      document,
      <ClientApp
        first={shownOf(state, partsIn(document))}
        translatorOf={texts.translatorOf}
        host={host}
        navigator={router.navigator}
        stylesheet={document.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? ''}
        onReady={ready}
      />,
      // The error names the component, its cause says what happened.
      { onRecoverableError: (error) => console.error(error, error instanceof Error ? error.cause : '') },
    );
  });
}

start().catch((error: unknown) => {
  if (!reloadOnce()) {
    document.documentElement.dataset.failed = '';
    console.error(error);
  }
});
