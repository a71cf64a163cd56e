// Fetches the data that a page names in the page table, and tells which of it is still on its way.
import type { NeedName, Needs, ReadNeed, SharedNeedName, Visitor, VisitorNeeds } from '../../shared/app/needs.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { menuEntriesOf } from '../../shared/layout/menuEntriesOf.ts';
import type { Backend } from '../backend/Backend.ts';
import type { News } from './news.ts';

export type NeedContext = { locale: LocaleCode; host: string; params: Readonly<Record<string, string>> };
export type Fixed = {
  forms: () => Promise<Needs['forms']>;
  countries: (locale: LocaleCode) => Promise<Needs['countries']>;
  plates: Readonly<Record<LocaleCode, Needs['plates']>>;
  pictures: Readonly<Record<LocaleCode, Needs['pictures']>>;
} & Pick<
  Needs,
  'brand' | 'regions' | 'prices' | 'charts' | 'social' | 'offices' | 'claims' | 'exchange' | 'clouds' | 'owner'
>;

/** What the page has asked for already, so that nothing is asked for twice. */
type Known = <N extends SharedNeedName>(name: N) => Needs[N] | Promise<Needs[N]>;
type Source<N extends NeedName, C> = (context: C, known: Known) => Needs[N] | Promise<Needs[N]>;

/** What is the same for all is asked for without a visitor, so that no source of it can tell one from another. */
export type NeedSources = {
  shared: { [N in SharedNeedName]: Source<N, NeedContext> };
  visitors: { [N in keyof VisitorNeeds]: Source<N, NeedContext & { visitor: Visitor }> };
};

const after = <T, R>(value: T | Promise<T>, then: (value: T) => R): R | Promise<R> =>
  value instanceof Promise ? value.then(then) : then(value);

export function needSources(backend: Backend, fixed: Fixed, news: News): NeedSources {
  const shared: NeedSources['shared'] = {
    brand: () => fixed.brand,
    regions: () => fixed.regions,
    prices: () => fixed.prices,
    charts: () => fixed.charts,
    pictures: ({ locale }) => fixed.pictures[locale],
    social: () => fixed.social,
    offices: () => fixed.offices,
    claims: () => fixed.claims,
    exchange: () => fixed.exchange,
    clouds: () => fixed.clouds,
    owner: () => fixed.owner,
    plates: ({ locale }) => fixed.plates[locale],
    menu: ({ locale, host }) => backend.menuList(locale, host),
    menuEntries: (_, known) => after(known('menu'), menuEntriesOf),
    languages: ({ locale, host }) => backend.languageList(locale, host),
    domainInfo: ({ locale, host }) => backend.domainInfo(locale, host),
    banners: ({ locale, host }) => backend.banners(locale, host),
    news: ({ locale }) => news.list(locale),
    forms: () => fixed.forms(),
    countries: ({ locale }) => fixed.countries(locale),
    article: ({ locale, params }) => news.article(params.id ?? '', locale),
  };
  const account: NeedSources['visitors']['account'] = ({ visitor }) => {
    if (!visitor.account) throw new Error('Nobody is logged in');
    return visitor.account;
  };
  return { shared, visitors: { visitor: ({ visitor }) => visitor, account } };
}

/** Given on pages that are rendered for one visitor; without him nothing can be asked that is his. */
type Asking = NeedContext & { visitor: Visitor | undefined };

function asking(sources: NeedSources, { visitor, ...context }: Asking): (name: NeedName) => unknown {
  const asked = new Map<NeedName, unknown>();
  function askFor(name: NeedName): unknown {
    if (!isOfVisitor(sources, name)) return sources.shared[name](context, known);
    if (!visitor) throw new Error(`A page that all share asked for ${name}`);
    return sources.visitors[name]({ ...context, visitor }, known);
  }
  function once(name: NeedName): unknown {
    if (!asked.has(name)) asked.set(name, askFor(name));
    return asked.get(name);
  }
  const known = once as Known;
  return once;
}

const isOfVisitor = ({ visitors }: NeedSources, name: NeedName): name is keyof VisitorNeeds =>
  Object.hasOwn(visitors, name);

/** What the frame of every page shows, and what any page's texts and sections may name. */
export const frameNeeds: readonly NeedName[] = [
  'brand',
  'menu',
  'menuEntries',
  'languages',
  'domainInfo',
  'regions',
  'social',
  'prices',
  'claims',
  'exchange',
  'clouds',
  'plates',
  'owner',
];

/** What a page's head or form cannot go out without; their sources answer from memory, so nothing waits for them. */
const atOnce = new Set<NeedName>([...frameNeeds, 'article', 'forms', 'countries']);

export type Gathered = {
  read: ReadNeed;
  late: (name: NeedName) => Promise<unknown> | undefined;
  /** True while something is still on its way. */
  isWaiting: () => boolean;
  /** When all of it has come, or cannot come. */
  settled: Promise<unknown>;
};

/** An empty answer instead of a failure: the section is hidden, the page is still there. */
const emptyOf: Partial<{ [N in NeedName]: Needs[N] }> = { banners: [], news: [] };

export async function gather(
  sources: NeedSources,
  names: readonly NeedName[],
  context: Asking,
  patienceMs: number,
  onError: (name: NeedName, error: unknown) => void,
): Promise<Gathered> {
  const values = new Map<NeedName, unknown>();
  const pending = new Map<NeedName, Promise<unknown>>();
  const ask = asking(sources, context);
  for (const name of new Set([...frameNeeds, ...names])) {
    const answer = ask(name);
    if (!(answer instanceof Promise)) {
      values.set(name, answer);
      continue;
    }
    const settled = answer
      .catch((error: unknown) => {
        if (!(name in emptyOf)) throw error;
        onError(name, error);
        return emptyOf[name];
      })
      .then((value) => {
        values.set(name, value);
        pending.delete(name);
      });
    pending.set(name, settled);
  }
  const first = [...pending].filter(([name]) => atOnce.has(name)).map(([, promise]) => promise);
  const rest = [...pending].filter(([name]) => !atOnce.has(name)).map(([, promise]) => promise);
  for (const promise of rest) promise.catch(() => undefined);
  await Promise.all(first);
  const settled = Promise.all(rest);
  settled.catch(() => undefined);
  if (rest.length > 0) await patiently(settled, patienceMs);
  return {
    read: (name) => {
      if (!values.has(name)) throw new Error(`The page does not name ${name} among its needs`);
      return values.get(name) as Needs[typeof name];
    },
    late: (name) => pending.get(name),
    isWaiting: () => pending.size > 0,
    settled,
  };
}

function patiently(promise: Promise<unknown>, ms: number): Promise<unknown> {
  const { promise: timeout, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  return Promise.race([promise.finally(() => clearTimeout(timer)), timeout]);
}
