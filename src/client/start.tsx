// Entry point of the browser's code: loads the page's own code, hydrates, then starts the router; marks on the document the device, by
// which styles go.
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Navigator } from 'react-router';
import { PageChunk } from '../shared/layout/PageChunk.tsx';
import { type PageState, codeOf } from '../shared/app/PageState.ts';
import { partsIn } from './adoptPart.tsx';
import { liveHost } from './liveHost.ts';
import { stateIn } from './pageFetch.ts';
import { type Ahead, startPrefetch } from './prefetch.ts';
import { textStore } from './texts.ts';
import { ClientApp, type Show, shownOf } from './ClientApp.tsx';
import { clientRouter } from './router.ts';

/** Called after the router has shown another page. */
let onShown: ((state: PageState) => void) | undefined;

/** The page works without it, so a failure is ignored. */
const loadRest = (pressed: Set<HTMLElement>, state: PageState, router: Navigator, ahead: Ahead): Promise<void> =>
  import(/* webpackChunkName: "rest" */ './rest.ts').then(
    ({ startRest }) => void (onShown = startRest(pressed, state, router, ahead)),
    () => undefined,
  );

declare global {
  interface Window {
    /** Buttons pressed before their code was loaded; the start script collects them. */
    pressed?: Set<HTMLElement>;
    /** Loads the page anew, or says that a script is missing. */
    missScript: () => void;
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
  const pressed = (window.pressed ??= new Set());
  const host = liveHost((names) => texts.load(addresses, names), pressed);
  const router = clientRouter();
  const ready = (showPage: Show) => {
    showOnDocument();
    const show: Show = async (next) => {
      ({ texts: addresses } = next.state);
      await showPage(next);
      onShown?.(next.state);
    };
    router.start({ show, host, texts, buildId: state.buildId });
    void loadRest(pressed, state, router.navigator, startPrefetch(state.buildId, texts));
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
        onReady={ready}
      />,
      // The error names the component, its cause says what happened.
      { onRecoverableError: (error) => console.error(error, error instanceof Error ? error.cause : '') },
    );
  });
}

const phones = /\b(iPhone|iPod|iPad|Android|Mobile|Phone|Pad)\b/i;
const deskWidth = 1000;

/** The kind of device comes from the user agent first, and from the width once the window is resized. */
function showOnDocument(): void {
  const { dataset } = document.documentElement;
  const markDevice = (isPhone: boolean) => {
    dataset.device = isPhone ? 'mobile' : 'desktop';
  };
  markDevice(phones.test(navigator.userAgent));
  addEventListener('resize', () => markDevice(innerWidth < deskWidth));
  dataset.hydrated = '';
}

start().catch((error: unknown) => {
  window.missScript();
  console.error(error);
});
