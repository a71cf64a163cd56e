// Where the browser's code begins: loads what the page's live parts need, hydrates, then takes over navigation.
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PageChunk } from '../shared/app/PageChunk.ts';
import { reloadOnce } from './chunkGuard.ts';
import { partsIn } from './adoptPart.tsx';
import { ClientApp, shownOf, type Shown } from './ClientApp.tsx';
import { change, enterPage, showOnDocument } from './clientState.ts';
import { watchDevice } from './device.ts';
import { liveHost } from './liveHost.ts';
import { stateIn } from './pageState.ts';
import { startPrefetch } from './prefetch.ts';
import { progressBar } from './progress.ts';
import { startRouter } from './router.ts';
import { textStore } from './texts.ts';
import { announce, watchConnection } from './toast.ts';
import { lookForForms, watchForms } from './watchForms.ts';

declare global {
  interface Window {
    /** Buttons that were pressed before their code was there; the start script notes them. */
    pressed?: HTMLElement[];
  }
}

async function start(): Promise<void> {
  const state = stateIn(document);
  if (!state) return;
  const texts = textStore(state.locale.iso);
  await Promise.all([texts.load(state.texts, ['client']), PageChunk.load({ chunk: state.page.chunk })]);
  const { translatorOf } = texts;
  let shownState = state;
  const host = liveHost((names) => texts.load(shownState.texts, names), window.pressed ?? []);
  const stylesheet = document.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? '';
  const ready = (show: (next: Shown) => Promise<void>) => {
    const t = translatorOf('client');
    showOnDocument();
    change({ inited: true });
    enterPage(state);
    watchDevice();
    watchConnection(t);
    const bar = document.querySelector<HTMLProgressElement>('progress[data-progress]');
    if (!bar) return;
    watchForms();
    const arrived = (title: string) => {
      announce(t('loaded', { title }));
      lookForForms();
    };
    startRouter({
      show: (next) => {
        shownState = next.state;
        return show(next);
      },
      host,
      texts,
      progress: progressBar(bar),
      buildId: state.buildId,
      arrived,
    });
    startPrefetch();
  };
  // In slices: a touch is answered in between, which on a slow phone would wait for the whole page.
  startTransition(() => {
    hydrateRoot(
      document,
      <ClientApp
        first={shownOf(state, partsIn(document))}
        translatorOf={translatorOf}
        host={host}
        stylesheet={stylesheet}
        onReady={ready}
      />,
      {
        onRecoverableError: (error) => console.error(error),
      },
    );
  });
}

start().catch((error: unknown) => {
  if (!reloadOnce()) {
    document.documentElement.dataset.failed = '';
    console.error(error);
  }
});
