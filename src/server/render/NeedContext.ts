// Types of the sources of page data: what a source gets to know, and the kinds of sources: for all, for one visitor, and
// until a back end has answered.
import type { NeedName, Needs, SharedNeedName, VisitorNeeds } from '../../shared/app/needs.ts';
import type { Visitor } from '../../shared/facts/facts.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { Category } from '../../shared/pages/newsList/categories.ts';
import type { PageNeed, QueryNeed } from './scopedInfo.ts';

/** `now`: the moment for which the page is made. */
export type NeedContext = { locale: LocaleCode; host: string; now: number };

/** `sentAt`: on a page of thanks, when the form was sent, from which its answer is due. */
type AddressContext = NeedContext & { params: Readonly<Record<string, string>>; sentAt?: number | undefined };

/** `lists`: the category of articles that the page lists by default. */
export type QueryContext = AddressContext & { query: Readonly<Record<string, string>>; lists: Category | undefined };

type ContextOf<N extends SharedNeedName> = N extends QueryNeed
  ? QueryContext
  : N extends PageNeed
    ? AddressContext
    : NeedContext;

/** Reads another need of the page, without asking for it twice. */
export type OtherNeed = <N extends SharedNeedName>(name: N) => Needs[N] | Promise<Needs[N]>;
type Source<N extends NeedName, C> = (context: C, need: OtherNeed) => Needs[N] | Promise<Needs[N]>;

/** Sources of shared data get no visitor, so their data cannot differ between visitors. */
export type NeedSources = {
  shared: { [N in SharedNeedName]: Source<N, ContextOf<N>> };
  /** What a page shows until a back end answers, or when it never does: our own content. */
  standIns: NeedSources['shared'];
  visitors: { [N in keyof VisitorNeeds]: Source<N, NeedContext & { visitor: Visitor }> };
  /** Until when the data of a need stays true, if nobody changes it. */
  turns: { readonly [N in NeedName]?: (now: number) => number };
};
