// Where the browser's code begins: loads what the page's live parts need, hydrates, then takes over navigation.
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PageChunk } from '../shared/app/PageChunk.ts';
import { reloadOnce } from './chunkGuard.ts';
import { ClientApp, type Shown } from './ClientApp.tsx';
import { change, enterPage, showOnDocument } from './clientState.ts';
import { watchDevice } from './device.ts';
import { stateIn } from './pageState.ts';
import { startPrefetch } from './prefetch.ts';
import { progressBar } from './progress.ts';
import { startRouter } from './router.ts';
import { loadTexts } from './texts.ts';
import { announce, watchConnection } from './toast.ts';
import { lookForForms, watchForms } from './watchForms.ts';

async function start(): Promise<void> {
  const state = stateIn(document);
  if (!state) return;
  const [translatorOf] = await Promise.all([
    loadTexts(state.texts, state.locale.iso),
    PageChunk.load({ chunk: state.page.chunk }),
  ]);
  const stylesheet = document.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? '';
  const ready = (show: (next: Shown) => void) => {
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
    startRouter({ show, progress: progressBar(bar), buildId: state.buildId, arrived });
    startPrefetch();
  };
  // In slices: a touch is answered in between, which on a slow phone would wait for the whole page.
  startTransition(() => {
    hydrateRoot(document, <ClientApp first={{ state, translatorOf }} stylesheet={stylesheet} onReady={ready} />, {
      onRecoverableError: (error) => console.error(error),
    });
  });
}

start().catch((error: unknown) => {
  if (!reloadOnce()) {
    document.documentElement.dataset.failed = '';
    console.error(error);
  }
});
