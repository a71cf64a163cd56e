// What every render is made with: the build, the texts, the sources of data, and what is remembered from render to render.
import type { HasPage } from '../../shared/pages/addresses.ts';
import type { QueryFacts } from '../../shared/pages/query.ts';
import type { PriceFacts } from '../content/readPrices.ts';
import type { CheckService } from '../http/checkServices.ts';
import type { Texts } from '../i18n/texts.ts';
import type { Build } from './build.ts';
import type { Cluster } from './cluster.ts';
import type { Cards } from './cards.ts';
import type { FirstViews } from './firstView.ts';
import type { NeedSources } from './NeedContext.ts';
import type { LateSearch } from './lateSearch.ts';
import type { NewsSource } from './newsSource.ts';
import type { OwnTextFiles } from './ownTextFiles.ts';
import type { PartCache } from './partCache.ts';
import type { TextFacts } from './textFacts.ts';

export type Renderer = {
  build: Build;
  texts: Texts;
  /** The browser's copies of what the brand says in its own words. */
  textFiles: OwnTextFiles['files'];
  brand: string;
  /** Of a brand for which the build has made no icons. */
  icon: string | undefined;
  cards: Cards;
  /** Rules that set the accent. */
  accent: string;
  sources: NeedSources;
  /** What the values of a query are looked up in. */
  facts: Pick<QueryFacts, 'prices' | 'clouds' | 'regions' | 'tags'>;
  priceFacts: PriceFacts;
  textFacts: TextFacts;
  news: NewsSource;
  search: LateSearch;
  has: HasPage;
  cluster: Cluster | undefined;
  parts: PartCache;
  firstViews: FirstViews;
  /** How long a page waits for its data before the shell goes out without it. */
  patienceMs: number;
  timeoutMs: number;
  /** Who checks visitors in our stead, where somebody does: forms then come under a policy of their own. */
  checkService: CheckService | undefined;
  /** Of visits, whose browser tells how quick the page was. */
  vitalsShare: number;
  log: (event: string, fields: object) => void;
};
