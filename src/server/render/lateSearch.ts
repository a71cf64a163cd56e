// The search of a brand, opened by the first who looks for something: most visits ask for nothing.
import path from 'node:path';
import { taipeiDay } from '../../shared/i18n/days.ts';
import type { Config } from '../config.ts';
import { openOnce } from '../ops/openOnce.ts';
import type { Search } from '../search/openSearch.ts';
import type { SearchSources } from '../search/searchLists.ts';
import type { Build } from './build.ts';
import type { Matching } from './news.ts';
import type { NewsSource } from './newsSource.ts';
import { siteSearch, type SiteSearch } from './siteSearch.ts';
import type { TextFacts } from './textFacts.ts';

type House = { build: Build; config: Pick<Config, 'DATA_DIR'>; clock: () => number };
type Options = Omit<SearchSources, 'factsIn'> & {
  /** Which itself asks what matches. */
  news: () => Pick<NewsSource, 'list'>;
  textFacts: TextFacts;
  /** Among all brands. */
  index: number;
  /** Of the content, where that is not what the build has read. */
  version: string | undefined;
};

export type LateSearch = SiteSearch & {
  index: () => Promise<Search>;
  matching: Matching;
};

export function lateSearch({ build, config, clock }: House, options: Options): LateSearch {
  const { textFacts, index: brand, version, news, content, articles, texts, has } = options;
  const index = openOnce(async (): Promise<Search> => {
    const { openSearch } = await import(
      /* webpackMode: "lazy", webpackChunkName: "search" */ '../search/openSearch.ts'
    );
    const today = taipeiDay(clock());
    const places = {
      root: build.root,
      brand,
      folder: path.resolve(config.DATA_DIR, 'search'),
      // Texts are the build's.
      version: version && `${version}-${build.manifest.buildId}`,
    };
    return openSearch(places, { content, articles, texts, has, factsIn: (locale) => textFacts(locale, today) });
  });
  const matching: Matching = async (locale, words) =>
    words === '' ? undefined : (await index()).articles(locale, words);
  return { index, matching, ...siteSearch({ index, news, texts, has }) };
}
