// The page data that a back end answers, and how its answers are converted. The back end may be far away and slow, so its
// answers may be late.
import { isPromise } from 'node:util/types';
import { LRUCache } from 'lru-cache';
import type { NeedName, Needs } from '../../shared/app/needs.ts';
import { taipeiDay } from '../../shared/i18n/days.ts';
import { joinWords, withoutJoiners } from '../../shared/i18n/joinWords.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { menuEntriesOf } from '../../shared/layout/menuEntriesOf.ts';
import { lasts } from '../../shared/owner/lasts.ts';
import type { Banner } from '../../shared/webapi/types.ts';
import { mostNames } from '../http/sites.ts';
import type { Backend } from '../webapi/Backend.ts';
import type { NeedContext, NeedSources } from './NeedContext.ts';

/** The only needs that can be late. */
const lateNames = [
  'menu',
  'menuEntries',
  'languages',
  'domainInfo',
  'configuration',
  'banners',
  'slides',
] as const satisfies readonly NeedName[];
type Answers = Pick<NeedSources['shared'], (typeof lateNames)[number]>;

export const canBeLate: ReadonlySet<NeedName> = new Set(lateNames);

const after = <T, R>(value: T | Promise<T>, then: (value: T) => R): R | Promise<R> =>
  isPromise(value) ? value.then(then) : then(value);

/** Converts each list of a back end only once, however often it is the answer. */
function onceFor<K extends object, V>(make: (list: K) => V): (list: K) => V {
  const made = new WeakMap<K, V>();
  return (list) => {
    const value = made.get(list) ?? make(list);
    made.set(list, value);
    return value;
  };
}

const joinBanner = ({ title, text, label, note, ...banner }: Banner): Banner => ({
  ...banner,
  title: joinWords(title),
  text: joinWords(text),
  label: joinWords(label),
  note: joinWords(note),
});

/** Without word joiners, because the browser renders slides again. */
const slideOf = ({ id, label, note }: Banner) => ({ id, label: withoutJoiners(label), note: withoutJoiners(note) });

const joinBanners = onceFor((banners: Needs['banners']) => banners.map(joinBanner));
const entriesOf = onceFor(menuEntriesOf);

type Ask<Answer> = (locale: LocaleCode, host: string) => Promise<Answer>;
/** Makes a source from a call of the back end, by language and host. */
type SourceMaker = <Answer>(ask: Ask<Answer>) => (context: NeedContext) => Answer | Promise<Answer>;

export const eachTime: SourceMaker =
  (ask) =>
  ({ locale, host }) =>
    ask(locale, host);

/** For a back end that answers from memory, and the same for a day: asks it once, and then returns the answer without a promise. */
export const fromMemory: SourceMaker = <Answer>(ask: Ask<Answer>) => {
  const answers = new LRUCache<string, { answer: Answer }>({ max: mostNames });
  return ({ locale, host, now }) => {
    const key = `${taipeiDay(now)} ${locale} ${host}`;
    const known = answers.get(key);
    if (known) return known.answer;
    return ask(locale, host).then((answer) => {
      answers.set(key, { answer });
      return answer;
    });
  };
};

export function answersOf(backend: Backend, asked: SourceMaker): Answers {
  const banners = asked(async (locale, host) => joinBanners(await backend.banners(locale, host)));
  return {
    menu: asked(backend.menuList),
    menuEntries: (_, need) => after(need('menu'), entriesOf),
    languages: asked(backend.languageList),
    domainInfo: asked(backend.domainInfo),
    configuration: asked((_locale, host) => backend.configuration(host)),
    banners: (context) => after(banners(context), (all) => all.filter((one) => lasts(one, taipeiDay(context.now)))),
    slides: (_, need) => after(need('banners'), (banners) => banners.map(slideOf)),
  };
}
