// Fetches a page with everything its parts need, so that it can be shown at one stroke.
import { codeOf } from '../shared/app/codeOf.ts';
import type { PageState } from '../shared/app/PageState.ts';
import { PageChunk } from '../shared/layout/PageChunk.tsx';
import { pageProgress } from '../shared/layout/progress.ts';
import type { TextName } from '../shared/i18n/textNames.ts';
import { liveParts } from '../shared/live/livePart.tsx';
import { keepStylesheet } from './head.ts';
import { fetchPage } from './pageFetch.ts';
import { stateIn } from './pageState.ts';
import type { TextStore } from './texts.ts';

export type Brought = { url: string; page: Document; state: PageState };

export async function bringPage(url: string, buildId: string, texts: TextStore): Promise<Brought> {
  const { url: final, page } = await fetchPage(url);
  pageProgress.increase(40);
  const state = stateIn(page);
  // Another build has other scripts and class names: only a full load fits them together.
  if (!state || state.buildId !== buildId) throw new Error('build');
  const code = codeOf(state.page);
  await Promise.all([
    texts.load(state.texts, Object.keys(state.texts) as TextName[]),
    code && PageChunk.load({ chunk: code }),
    keepStylesheet(),
  ]);
  await Promise.all(state.parts.map(async (name) => liveParts.get(name)?.load()));
  pageProgress.increase(30);
  return { url: final, page, state };
}
