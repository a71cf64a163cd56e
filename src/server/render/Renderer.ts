// What all renders of a brand share: the build, the texts, the sources of data, and what is kept from render to render.
import type { HasPage } from '../../shared/pages/addresses.ts';
import type { QueryFacts } from '../../shared/pages/query.ts';
import type { PriceFacts } from '../content/readPrices.ts';
import type { CheckService } from '../http/checkServices.ts';
import type { Texts } from '../i18n/texts.ts';
import type { Build, Cards } from './build.ts';
import type { Cluster } from './cluster.ts';
import type { FirstViews } from './firstView.ts';
import type { NeedSources } from './NeedContext.ts';
import type { LateSearch } from './siteSearch.ts';
import type { NewsSource } from './NewsSource.ts';
import type { OwnTextFiles } from './ownTextFiles.ts';
import type { PartCache } from './partCache.ts';
import type { TextFacts } from './textFacts.ts';
import type { PriceList } from '../../shared/webapi/priceLists.ts';

export type Renderer = {
  build: Build;
  texts: Texts;
  /** The browser's copies of the brand's own texts. */
  textFiles: OwnTextFiles['files'];
  brand: string;
  /** The drawn icon of a brand for which the build has made none. */
  icon: string | undefined;
  cards: Cards;
  /** CSS rules that set the accent colour. */
  accent: string;
  sources: NeedSources;
  /** Used to check the values of a query. */
  facts: Pick<QueryFacts, 'prices' | 'clouds' | 'regions' | 'tags'>;
  publishedLists: readonly PriceList[];
  priceFacts: PriceFacts;
  textFacts: TextFacts;
  news: NewsSource;
  search: LateSearch;
  has: HasPage;
  cluster: Cluster | undefined;
  partCache: PartCache;
  firstViews: FirstViews;
  /** How long a page waits for its data before the shell goes out without it. */
  patienceMs: number;
  timeoutMs: number;
  /** The external human check, if one is used: pages with forms then have a content policy of their own. */
  checkService: CheckService | undefined;
  /** Share of visits whose browser reports how fast the page was. */
  vitalsShare: number;
  log: (event: string, fields: object) => void;
};
