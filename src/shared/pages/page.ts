// How a page is defined: `page` belongs to one visitor at a time, `sharedPage` says that all may be shown the same bytes.
import type { NeedName, Needs, SharedNeedName } from '../app/needs.ts';
import type { Story } from '../facts/facts.ts';
import { accountNoticeKeys, type AccountFormId } from '../forms/AccountForm.ts';
import type { CloudName, ServiceName } from '../forms/fields.ts';
import type { FormId } from '../forms/Form.ts';
import { localeCodes, type LocaleCode } from '../i18n/locales.ts';
import type { Category, Wish } from './newsList/categories.ts';
import { carriedType, carriedWish, oneOf, typed, type ReadQuery } from './query.ts';

/** The names of the parameters in a path: `'orders/:id'` has `'id'`. */
export type ParamNames<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? ParamNames<Head> | ParamNames<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** Looks at a parameter as it stands in the address, decoded once; undefined means that there is no such page. */
export type ReadParam = (raw: string) => string | undefined;

export type AskedQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What an address asks of a page besides its path. */
export type Asked = {
  params: Readonly<Record<string, string>>;
  query: AskedQuery;
  /** Of a list of articles. */
  pageCount: (wish: Wish) => Promise<number>;
  /** Those of today. */
  stories: () => readonly Story[];
};

type Refusal = 400 | 404 | undefined;

/** What of a visitor may change a page that all share: cache key, Vary and the fast path are made of these names alone. */
export type Varies = {
  /** Whether he has answered the cookie question. */
  consent: boolean;
};
export type VaryName = keyof Varies;

/** The frame of every page asks the cookie question. */
const frameVaries: readonly VaryName[] = ['consent'];

/** Replaces what the texts of the page say of it to search engines. */
export type SearchHead = {
  title: string;
  description: string;
  /** As the back end names them. */
  keywords: string;
  type: 'article';
  /** The languages it really exists in. */
  locales: readonly LocaleCode[];
  /** The language of what is shown, which may be none of the visitor's. */
  written: LocaleCode;
};

type Draft<Id extends string, Path extends string> = {
  id: Id;
  /** Below the language's prefix, in React Router's pattern language. */
  path: Path;
  locales: readonly LocaleCode[];
  /** Folder of src/shared/pages whose Page.tsx shows it. */
  chunk: string;
  /** Nothing on it behaves, but for a form below: the folder has a StillPage.tsx instead, and the browser gets its HTML and no code. */
  still?: boolean;
  /** A still page that ends on the contacts: beside its one part, for they may be late. */
  contacts?: boolean;
  layout?: 'full' | 'noHeader' | 'bare';
  status?: number;
  /** Whether search engines may list it. */
  index?: boolean;
  /** What of the query changes the page; other names, and values that are not taken, leave it the same. */
  query?: ReadQuery;
  /** What an enquiry is about that began here: chosen ahead in forms, and which list says what to send along. */
  enquiry?: {
    services?: ServiceName;
    cloudVersion?: CloudName;
    send?: 'server' | 'traffic' | 'attack' | 'sms' | 'live' | 'prepaid';
  };
  /** The form that stands on it, posted to its own address. */
  form?: FormId;
  /** The namespace that says what it has in common with its like, where its own says nothing. */
  common?: 'clouds';
  /** The form of accounts that it is there for. */
  account?: AccountFormId;
  /** Ids of the questions it answers, in their order: anchors there, and found by the search among all questions. */
  questions?: readonly string[];
  /** The articles that it lists unless asked for others. */
  lists?: Category;
  /** Why an address that fits the path shows no page after all. */
  refuse?: (asked: Asked) => Refusal | Promise<Refusal>;
};

type Params<Path extends string> = [ParamNames<Path>] extends [never]
  ? { params?: undefined }
  : { params: { readonly [N in ParamNames<Path>]: ReadParam } };

type Data<N extends NeedName> = {
  /** What it shows besides the frame's data. */
  needs?: readonly N[];
  head?: (read: <K extends N>(name: K) => Needs[K], brand: string, locale: LocaleCode) => Partial<SearchHead>;
};

export type Definition = Required<Omit<Draft<string, string>, 'form' | 'account' | 'common' | 'lists' | 'refuse'>> &
  Pick<Draft<string, string>, 'form' | 'account' | 'common' | 'lists' | 'refuse'> & {
    params: Readonly<Record<string, ReadParam>>;
    needs: readonly NeedName[];
    head?: (read: <N extends NeedName>(name: N) => Needs[N], brand: string, locale: LocaleCode) => Partial<SearchHead>;
    /** Absent: rendered for each visitor and never stored. */
    shared: { vary: readonly VaryName[] } | undefined;
  };

/** What links to a form may bring along, and what its thanks show. */
const formQuery: ReadQuery = {
  product: (raw, { isPage }) => (isPage(raw) ? raw : undefined),
  plan: carriedWish,
  type: carriedType,
  sent: typed(100),
  again: oneOf(['yes']),
};

/** What led to a form of accounts, what has just been done, and where to go on afterwards. */
export const accountQuery = {
  did: oneOf(accountNoticeKeys),
  to: typed(100),
  next: typed(200),
  agent: typed(100),
} satisfies ReadQuery;

function filled<Id extends string, Path extends string, N extends NeedName>(
  draft: Draft<Id, Path> & Data<N> & { params?: Readonly<Record<string, ReadParam>> | undefined },
  shared: Definition['shared'],
): Definition & { id: Id; path: Path } {
  const { form, account, query = {}, needs = [] } = draft;
  return {
    still: false,
    contacts: false,
    layout: 'full',
    status: 200,
    index: true,
    enquiry: {},
    questions: [],
    ...draft,
    params: draft.params ?? {},
    query: { ...query, ...(form && formQuery), ...(account && accountQuery) },
    needs: form || account ? [...needs, 'forms', 'countries'] : needs,
    shared,
  };
}

export const page = <const Id extends string, const Path extends string, const N extends NeedName = never>(
  draft: Draft<Id, Path> & Params<Path> & Data<N>,
) => filled(draft, undefined);

/** Neither its type nor its render can reach what belongs to one visitor. `vary`: what it shows besides the frame. */
export const sharedPage = <const Id extends string, const Path extends string, const N extends SharedNeedName = never>({
  vary = [],
  ...draft
}: Draft<Id, Path> & Params<Path> & Data<N> & { vary?: readonly VaryName[] }) =>
  filled(draft, { vary: [...new Set([...frameVaries, ...vary])] });

export const everywhere = localeCodes;

export const allBut = (...absent: readonly LocaleCode[]): readonly LocaleCode[] =>
  localeCodes.filter((code) => !absent.includes(code));
