// The data that a page can ask for by name, and the hooks that read it.
import type { SiteTerms } from '../forms/siteTerms.ts';
import { createContext, use } from 'react';
import type { Charts, Covers, WordedPictures } from '../facts/Charts.ts';
import type {
  AccountFacts,
  Article,
  ArticleSummary,
  Brand,
  CallDay,
  CallFacts,
  Claims,
  CloudFacts,
  Desk,
  Market,
  MarketChoice,
  MenuEntry,
  NewsPage,
  Office,
  Owner,
  PlaceElsewhere,
  PlateDrawing,
  Prices,
  Rate,
  Region,
  Story,
  SubscriptionFacts,
  Visitor,
} from '../facts/facts.ts';
import type { EstimateFacts } from '../facts/Estimate.ts';
import type { Hit, SiteFound } from '../facts/Hit.ts';
import type { Country, Question } from '../forms/FormState.ts';
import type { Banner, DomainInfo, LanguageList, MenuList, WebsiteConfiguration } from '../webapi/types.ts';

/** The same for every visitor at the same address. */
type SharedNeeds = {
  brand: Brand;
  regions: Region[];
  prices: Prices;
  charts: Charts;
  pictures: WordedPictures;
  covers: Covers;
  claims: Claims;
  exchange: { twdPerUsd: Rate };
  plates: Readonly<Record<string, PlateDrawing>>;
  clouds: Readonly<Record<string, CloudFacts>>;
  /** The company's pages on social networks. */
  social: readonly (PlaceElsewhere & { source?: 'sample' | undefined })[];
  offices: readonly Office[];
  /** As of now, or, on a thank-you page, of the minute the form was sent. */
  desk: Desk;
  /** The market of the visited domain. */
  market: Market;
  /** The domains to choose from; empty where all sell the same. */
  markets: readonly MarketChoice[];
  /** What the owner has supplied; pages read it with `useOwner`. */
  owner: Owner;
  /** Customer stories that may be shown today. */
  stories: readonly Story[];
  story: Story;
  menu: MenuList;
  menuEntries: readonly MenuEntry[];
  languages: LanguageList;
  domainInfo: DomainInfo;
  configuration: WebsiteConfiguration;
  banners: Banner[];
  /** The banners' labels and notes, for the pager; their content is in the HTML. */
  slides: readonly Pick<Banner, 'id' | 'label' | 'note'>[];
  /** As many as the home page shows. */
  latestNews: readonly ArticleSummary[];
  /** The page of the article list that the address asks for. */
  newsPage: NewsPage;
  /** After a search without results: similar words from our texts, each with its number of results. */
  newsNear: SiteFound['near'];
  article: Article;
  /** Questions of all pages that match the search in the address; undefined without a search. */
  questionsFound: readonly Hit[] | undefined;
  /** Site-wide results of the search in the address; undefined without a search. */
  siteFound: SiteFound | undefined;
  /** QR code of the article's address, in languages whose readers share pages that way. */
  pageCode: { path: string; size: number } | undefined;
  /** The countries of a form's list, in the visitor's language. */
  countries: readonly Country[];
  /** Human check: true for the widget of an external service, false for our own. */
  forms: {
    widget: boolean;
    /** For visitors without script, the same for all; undefined where the human check asks no question. */
    question: Question | undefined;
    /** Whether visitors can log in with a passkey. */
    passkeys: boolean;
  } & SiteTerms;
  /** Which human check forms use. */
  checkedBy: 'on' | 'off' | 'turnstile' | 'recaptcha';
  /** Share of visits that measure page speed; 0: none. */
  vitalsShare: number;
};

/** Belongs to one visitor or one moment, so a shared page cannot ask for it. */
export type VisitorNeeds = {
  visitor: Visitor;
  account: AccountFacts;
  estimate: EstimateFacts;
  call: CallFacts;
  /** The half hours in which a call can be booked now. */
  calls: readonly CallDay[];
  subscription: SubscriptionFacts;
};

export type Needs = SharedNeeds & VisitorNeeds;
export type SharedNeedName = keyof SharedNeeds;
export type NeedName = keyof Needs;

export type ReadNeed = <N extends NeedName>(name: N) => Needs[N];

export const NeedsContext = createContext<ReadNeed | undefined>(undefined);

function useReadNeed(): ReadNeed {
  const read = use(NeedsContext);
  if (!read)
    throw new Error('useNeed works on the server only: keep it inside a static part, or list it for a live one');
  return read;
}

export const useNeed = <N extends NeedName>(name: N): Needs[N] => useReadNeed()(name);
