// What data a page can ask for by name, and how a component reads it.
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
  NewsFacts,
  NewsPage,
  Office,
  Owner,
  PlaceElsewhere,
  PlateDrawing,
  Prices,
  Rate,
  Region,
  Story,
  Visitor,
} from '../facts/facts.ts';
import type { EstimateFacts } from '../facts/Estimate.ts';
import type { Hit, SiteFound } from '../facts/Hit.ts';
import type { Country, Question } from '../forms/FormState.ts';
import type { Banner, DomainInfo, LanguageList, MenuList, WebsiteConfiguration } from '../webapi/types.ts';

/** The same for everybody who asks at the same address. */
export type SharedNeeds = {
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
  /** Of this minute, or of that in which the form was sent that the page thanks for. */
  desk: Desk;
  /** Of the domain that is visited. */
  market: Market;
  /** The domains to choose from; none where all sell alike. */
  markets: readonly MarketChoice[];
  /** What the owner has supplied: pages read it with `useOwner`. */
  owner: Owner;
  /** What customers let us tell, as of today. */
  stories: readonly Story[];
  story: Story;
  menu: MenuList;
  menuEntries: readonly MenuEntry[];
  languages: LanguageList;
  domainInfo: DomainInfo;
  configuration: WebsiteConfiguration;
  banners: Banner[];
  /** The banners as the pager tells them; what they say is HTML. */
  slides: readonly Pick<Banner, 'id' | 'label' | 'note'>[];
  /** As many as the home page shows. */
  latestNews: readonly ArticleSummary[];
  /** What the address asks of a list of articles. */
  newsPage: NewsPage;
  /** Where a list has nothing of what was searched for: words of ours that come near, each with how much of the list it finds. */
  newsNear: SiteFound['near'];
  article: Article;
  /** Of the questions of all pages, those that the address asks for; undefined where it asks for none. */
  questionsFound: readonly Hit[] | undefined;
  /** What the whole site has of what the address asks for; undefined where it asks for nothing. */
  siteFound: SiteFound | undefined;
  /** The article's address to be photographed, where its readers pass pages on that way. */
  pageCode: { path: string; size: number } | undefined;
  /** To choose from, in the visitor's language. */
  countries: readonly Country[];
  /** Whose human check it is: ours, or the widget of a service. */
  forms: {
    widget: boolean;
    /** For visitors without script, the same for everybody; undefined where none is asked. */
    question: Question | undefined;
    /** Whether accounts can be logged in to by a passkey. */
    passkeys: boolean;
    /** Whether readers in mainland China consent to transfers abroad for themselves. */
    separateConsent: boolean;
  };
  /** Whom a form asks whether somebody is a person. */
  checkedBy: 'on' | 'off' | 'turnstile' | 'recaptcha';
  /** Of visits, whose browser tells us how quick the page was; 0: none. */
  vitalsShare: number;
};

/** What belongs to one visitor, or to one moment: a page that all share cannot name it. */
export type VisitorNeeds = {
  visitor: Visitor;
  account: AccountFacts;
  estimate: EstimateFacts;
  call: CallFacts;
  /** The half hours in which visitors can book a call, as they are free now. */
  calls: readonly CallDay[];
  news: NewsFacts;
};

export type Needs = SharedNeeds & VisitorNeeds;
export type SharedNeedName = keyof SharedNeeds;
export type NeedName = keyof Needs;

export type ReadNeed = <N extends NeedName>(name: N) => Needs[N];

export const NeedsContext = createContext<ReadNeed | undefined>(undefined);

export function useReadNeed(): ReadNeed {
  const read = use(NeedsContext);
  if (!read)
    throw new Error('useNeed works on the server only: keep it inside a static part, or list it for a live one');
  return read;
}

export const useNeed = <N extends NeedName>(name: N): Needs[N] => useReadNeed()(name);
