// Defines what the row of a page may hold. `page` is rendered for each visitor; `sharedPage` may be cached and sent to all.
import type { NeedName, Needs, SharedNeedName } from '../app/needs.ts';
import type { Story } from '../facts/facts.ts';
import { accountNoticeKeys, type AccountFormId } from '../forms/AccountForm.ts';
import type { CloudName, ServiceName } from '../forms/fields.ts';
import type { FormId } from '../forms/Form.ts';
import { localeCodes, localeOf, type LocaleCode } from '../i18n/locales.ts';
import { titleBar } from '../i18n/marks.ts';
import type { Category, AskedList } from './newsList/categories.ts';
import { carriedType, carriedWish, oneOf, typed, type ReadQuery } from './query.ts';

/** The names of the parameters in a path: `'orders/:id'` has `'id'`. */
type ParamNames<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? ParamNames<Head> | ParamNames<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** Checks a parameter of the path, decoded once; undefined means that there is no such page. */
type ReadParam = (raw: string) => string | undefined;

export type AskedQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The parts of a request that `refuse` may look at. */
export type AddressParts = {
  params: Readonly<Record<string, string>>;
  query: AskedQuery;
  /** Number of pages of a list of articles. */
  pageCount: (asked: AskedList) => Promise<number>;
  /** The customer stories published today. */
  stories: () => readonly Story[];
};

type Refusal = 400 | 404 | undefined;

/** What of a visitor may vary the pages that all share. Cache keys, Vary and the fast path are made of these names alone. */
export type Varies = {
  /** Whether the visitor has answered the cookie question, which the frame of every page asks. */
  consent: boolean;
};

/** Overrides the title and description in the page's texts, and adds what only the heads of some pages hold. */
export type OwnHead = {
  title: string;
  description: string;
  /** As the back end returns them. */
  keywords: string;
  type: 'article';
  /** The languages in which the content exists. */
  locales: readonly LocaleCode[];
  /** The language of the content shown, which may differ from the page's. */
  written: LocaleCode;
  /** Address of the picture in the first view: browsers fetch it before stylesheets, which hold it up on slow lines. */
  picture: string | undefined;
};

type Draft<Id extends string, Path extends string> = {
  id: Id;
  /** Path below the language prefix, as a React Router pattern. */
  path: Path;
  locales: readonly LocaleCode[];
  /** Folder of src/shared/pages that holds its Page.tsx, where it is not named like the page. */
  chunk?: string;
  /** Nothing on it behaves, except a form at its end: the folder has a StillPage.tsx, and the browser gets HTML and no code. */
  still?: boolean;
  /** A still page that ends with the contacts. They are rendered beside its static part, because they may arrive late. */
  contacts?: boolean;
  layout?: 'full' | 'noHeader' | 'bare';
  status?: number;
  /** Its requests are for a handler of its own: behind a personal link, for logged-in visitors, or made from a signed address. */
  handled?: true;
  /** Whether search engines may list it. */
  index?: boolean;
  /** Whether the search finds it; without this it finds what search engines may list. */
  found?: true;
  /** Query values that change the page; all other names and values are ignored. */
  query?: ReadQuery;
  /** What an enquiry from this page is about: preselected in forms, and `send` names the list of what to attach. */
  enquiry?: {
    services?: ServiceName;
    cloudVersion?: CloudName;
    send?: 'server' | 'traffic' | 'attack' | 'sms' | 'live' | 'prepaid';
  };
  /** The form on the page, which posts to the page's address. */
  form?: FormId;
  /** Namespace with the texts it shares with similar pages, used where its own namespace has none. */
  common?: 'clouds' | 'newsList';
  /** The account form that the page is there for. */
  account?: AccountFormId;
  /** Ids of its questions in order: they are anchors on the page, and the FAQ finds them. */
  questions?: readonly string[];
  /** Category of articles that it lists by default. */
  lists?: Category;
  /** Why a path that matches has no page after all, as a status. */
  refuse?: (asked: AddressParts) => Refusal | Promise<Refusal>;
};

type Params<Path extends string> = [ParamNames<Path>] extends [never]
  ? { params?: undefined }
  : { params: { readonly [N in ParamNames<Path>]: ReadParam } };

type Data<N extends NeedName> = {
  /** Data it shows in addition to the frame's. */
  needs?: readonly N[];
  /** It is kept for all visitors of the page. */
  head?: (
    read: <K extends N & SharedNeedName>(name: K) => Needs[K],
    brand: string,
    locale: LocaleCode,
  ) => Partial<OwnHead>;
};

/** What few pages say, and no page has by default. */
type Absent = 'form' | 'account' | 'common' | 'lists' | 'refuse' | 'found' | 'handled';

export type Definition = Required<Omit<Draft<string, string>, Absent>> &
  Pick<Draft<string, string>, Absent> & {
    params: Readonly<Record<string, ReadParam>>;
    needs: readonly NeedName[];
    head?: (
      read: <N extends SharedNeedName>(name: N) => Needs[N],
      brand: string,
      locale: LocaleCode,
    ) => Partial<OwnHead>;
    /** False: the page is rendered for each visitor and never stored. */
    shared: boolean;
  };

/** Query values of every page with a form: what links prefill, and what the thank-you page shows. */
const formQuery: ReadQuery = {
  product: (raw, { isPage }) => (isPage(raw) ? raw : undefined),
  plan: carriedWish,
  type: carriedType,
  sent: typed(100),
  again: oneOf(['yes']),
};

/** Query values of every page with an account form: the last action's result, where it was sent, and where to go next. */
export const accountQuery = {
  did: oneOf(accountNoticeKeys),
  to: typed(100),
  next: typed(200),
  agent: typed(100),
} satisfies ReadQuery;

function filled<Id extends string, Path extends string, N extends NeedName>(
  draft: Draft<Id, Path> & Data<N> & { params?: Readonly<Record<string, ReadParam>> | undefined },
  shared: boolean,
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
    chunk: draft.id,
    ...draft,
    params: draft.params ?? {},
    query: { ...query, ...(form && formQuery), ...(account && accountQuery) },
    needs: form || account ? [...needs, 'forms', 'countries'] : needs,
    shared,
  };
}

export const page = <const Id extends string, const Path extends string, const N extends NeedName = never>(
  draft: Draft<Id, Path> & Params<Path> & Data<N>,
) => filled(draft, false);

/** A shared page: type and render cannot reach data of one visitor. */
export const sharedPage = <const Id extends string, const Path extends string, const N extends SharedNeedName = never>(
  draft: Draft<Id, Path> & Params<Path> & Data<N>,
) => filled(draft, true);

export const everywhere = localeCodes;

export const allBut = (...absent: readonly LocaleCode[]): readonly LocaleCode[] =>
  localeCodes.filter((code) => !absent.includes(code));

/** Title of a page that names itself, such as an article's, followed by the brand. */
export const titleWithBrand = (title: string, brand: string, locale: LocaleCode): string =>
  title + titleBar(localeOf(locale)) + brand;
