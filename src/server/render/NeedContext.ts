// What a source of a page's data is told, and which sources there are: for all, for one visitor, and until a back end has answered.
import type { NeedName, Needs, SharedNeedName, VisitorNeeds } from '../../shared/app/needs.ts';
import type { Visitor } from '../../shared/facts/facts.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { Category } from '../../shared/pages/newsList/categories.ts';
import type { QueryNeed } from './scopedInfo.ts';

/** `now`: the moment that the page is about. */
export type NeedContext = {
  locale: LocaleCode;
  host: string;
  params: Readonly<Record<string, string>>;
  /** Which articles the page lists unless asked for others. */
  lists: Category | undefined;
  now: number;
};

/** What the query of an address decides, `queryNeeds` alone get to see. */
export type QueryContext = NeedContext & { query: Readonly<Record<string, string>> };

/** What the page has asked for already, so that nothing is asked for twice. */
export type Known = <N extends SharedNeedName>(name: N) => Needs[N] | Promise<Needs[N]>;
type Source<N extends NeedName, C> = (context: C, known: Known) => Needs[N] | Promise<Needs[N]>;

/** What is the same for all is asked for without a visitor, so that no source of it can tell one from another. */
export type NeedSources = {
  shared: { [N in SharedNeedName]: Source<N, N extends QueryNeed ? QueryContext : NeedContext> };
  /** What a page shows of a back end that has not answered yet: our own content, as when it never answers. */
  standIns: NeedSources['shared'];
  visitors: { [N in keyof VisitorNeeds]: Source<N, NeedContext & { visitor: Visitor }> };
  /** Until when what a page shows of these stays true, if nobody changes it. */
  turns: { readonly [N in NeedName]?: (now: number) => number };
};
