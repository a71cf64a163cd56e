// Fetches the data that a page names in the page table, and tells which of it is still on its way.
import type { NeedName, Needs, ReadNeed, SharedNeedName, Visitor, VisitorNeeds } from '../../shared/app/needs.ts';
import { joinWords } from '../../shared/i18n/joinWords.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { menuEntriesOf } from '../../shared/layout/menuEntriesOf.ts';
import type { Banner } from '../../shared/webapi/types.ts';
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
  | 'brand'
  | 'regions'
  | 'prices'
  | 'spending'
  | 'charts'
  | 'covers'
  | 'social'
  | 'offices'
  | 'claims'
  | 'exchange'
  | 'clouds'
  | 'owner'
  | 'checkedBy'
  | 'vitalsShare'
>;

/** What the page has asked for already, so that nothing is asked for twice. */
type Known = <N extends SharedNeedName>(name: N) => Needs[N] | Promise<Needs[N]>;
type Source<N extends NeedName, C> = (context: C, known: Known) => Needs[N] | Promise<Needs[N]>;

/** What is the same for all is asked for without a visitor, so that no source of it can tell one from another. */
export type NeedSources = {
  shared: { [N in SharedNeedName]: Source<N, NeedContext> };
  /** What a page shows of a back end that has not answered yet: our own content, as when it never answers. */
  standIns: NeedSources['shared'];
  visitors: { [N in keyof VisitorNeeds]: Source<N, NeedContext & { visitor: Visitor }> };
};

/** What a back end is asked for, which may be far away and slow: nothing else can be late. */
const lateNames = [
  'menu',
  'menuEntries',
  'languages',
  'domainInfo',
  'banners',
  'slides',
] as const satisfies readonly NeedName[];
type Answers = Pick<NeedSources['shared'], (typeof lateNames)[number]>;

const canBeLate: ReadonlySet<NeedName> = new Set(lateNames);

const after = <T, R>(value: T | Promise<T>, then: (value: T) => R): R | Promise<R> =>
  value instanceof Promise ? value.then(then) : then(value);

const joinBanner = ({ title, text, label, note, ...banner }: Banner): Banner => ({
  ...banner,
  title: joinWords(title),
  text: joinWords(text),
  label: joinWords(label),
  note: joinWords(note),
});

const answersOf = (backend: Backend): Answers => ({
  menu: ({ locale, host }) => backend.menuList(locale, host),
  menuEntries: (_, known) => after(known('menu'), menuEntriesOf),
  languages: ({ locale, host }) => backend.languageList(locale, host),
  domainInfo: ({ locale, host }) => backend.domainInfo(locale, host),
  banners: ({ locale, host }) => after(backend.banners(locale, host), (banners) => banners.map(joinBanner)),
  slides: (_, known) =>
    after(known('banners'), (banners) => banners.map(({ id, label, note }) => ({ id, label, note }))),
});

/** `shipped` answers from memory. */
export function needSources(
  { backend, shipped }: { backend: Backend; shipped: Backend },
  fixed: Fixed,
  news: News,
): NeedSources {
  const shared: NeedSources['shared'] = {
    brand: () => fixed.brand,
    regions: () => fixed.regions,
    prices: () => fixed.prices,
    spending: () => fixed.spending,
    charts: () => fixed.charts,
    pictures: ({ locale }) => fixed.pictures[locale],
    covers: () => fixed.covers,
    social: () => fixed.social,
    offices: () => fixed.offices,
    claims: () => fixed.claims,
    exchange: () => fixed.exchange,
    clouds: () => fixed.clouds,
    owner: () => fixed.owner,
    checkedBy: () => fixed.checkedBy,
    vitalsShare: () => fixed.vitalsShare,
    plates: ({ locale }) => fixed.plates[locale],
    ...answersOf(backend),
    news: ({ locale }) => news.list(locale),
    forms: () => fixed.forms(),
    countries: ({ locale }) => fixed.countries(locale),
    article: ({ locale, params }) => news.article(params.id ?? '', locale),
  };
  const account: NeedSources['visitors']['account'] = ({ visitor }) => {
    if (!visitor.account) throw new Error('Nobody is logged in');
    return visitor.account;
  };
  const standIns = { ...shared, ...answersOf(shipped) };
  return { shared, standIns, visitors: { visitor: ({ visitor }) => visitor, account } };
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
  'offices',
  'prices',
  'claims',
  'exchange',
  'clouds',
  'plates',
  'owner',
  'checkedBy',
  'vitalsShare',
];

export type Gathered = {
  /** Of what is still on its way, what stands in for it. */
  read: ReadNeed;
  /** Settles when these are there, or all of it; undefined when they are. */
  late: (names?: readonly NeedName[]) => Promise<unknown> | undefined;
  /** True while something is still on its way. */
  isWaiting: () => boolean;
  /** When all of it has come, or cannot come. */
  settled: Promise<unknown>;
};

export async function gather(
  sources: NeedSources,
  names: readonly NeedName[],
  context: Asking,
  patienceMs: number,
  onError: (name: NeedName, error: unknown) => void,
): Promise<Gathered> {
  const values = new Map<NeedName, unknown>();
  const instead = new Map<NeedName, unknown>();
  const pending = new Map<NeedName, Promise<unknown>>();
  const ask = asking(sources, context);
  const standIn = asking({ ...sources, shared: sources.standIns }, context);
  const fromMemory: Promise<unknown>[] = [];
  for (const name of new Set([...frameNeeds, ...names])) {
    const answer = ask(name);
    if (!(answer instanceof Promise)) {
      values.set(name, answer);
    } else if (!canBeLate.has(name)) {
      fromMemory.push(answer.then((value) => values.set(name, value)));
    } else {
      const failed = (error: unknown) => {
        onError(name, error);
        return standIn(name);
      };
      const settled = answer.catch(failed).then((value) => {
        values.set(name, value);
        pending.delete(name);
      });
      pending.set(name, settled);
    }
  }
  const settled = Promise.all(pending.values());
  settled.catch(() => undefined);
  await Promise.all(fromMemory);
  if (pending.size > 0) await patiently(settled, patienceMs);
  for (const name of pending.keys()) instead.set(name, await standIn(name));
  return {
    read: (name) => {
      const known = values.has(name) ? values : instead;
      if (!known.has(name)) throw new Error(`The page does not name ${name} among its needs`);
      return known.get(name) as Needs[typeof name];
    },
    late: (asked = [...pending.keys()]) => {
      const waiting = asked.flatMap((name) => pending.get(name) ?? []);
      return waiting.length > 0 ? Promise.all(waiting) : undefined;
    },
    isWaiting: () => pending.size > 0,
    settled,
  };
}

function patiently(promise: Promise<unknown>, ms: number): Promise<unknown> {
  const { promise: timeout, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  return Promise.race([promise.finally(() => clearTimeout(timer)), timeout]);
}
