// The texts of all languages on the server, and the language of a request. i18next finds the text of a key once; values are
// filled in here.
import type { RequestHandler } from 'express';
import i18next, { type i18n, type TFunction } from 'i18next';
import { LanguageDetector } from 'i18next-http-middleware';
import { LRUCache } from 'lru-cache';
import { partWords, withoutJoiners } from '../../shared/i18n/joinWords.ts';
import {
  localeBySegment,
  localeCodes,
  locales,
  type LocaleCode,
  localeOf,
  usualLocale,
} from '../../shared/i18n/locales.ts';
import { once } from '../../shared/i18n/once.ts';
import { fill } from '../../shared/i18n/translate.ts';
import type { Translate, TranslatorOf } from '../../shared/i18n/useT.ts';

const byTag = new Map(locales.map((row) => [row.iso, row]));

/** Tells i18next's middleware the language of a request: a known prefix wins, else the domain's default; nothing else counts. */
function addressDetector(): LanguageDetector {
  const detector = new LanguageDetector(undefined, { order: ['address'], caches: false });
  detector.addDetector({
    name: 'address',
    lookup: (request, response) => {
      const row = localeBySegment(request.path.split('/', 2)[1] ?? '');
      return (row ?? localeOf(response.locals.site.defaultLocale)).iso;
    },
  });
  return detector;
}

/** A language's texts by namespace. */
type Namespaces = Record<string, object>;
export type Resources = Readonly<Record<LocaleCode, Namespaces>>;

/** Reads each language when it is first asked for: all five are a megabyte and a half, and the first page needs one. */
export function onDemand<Key extends string>(keys: readonly Key[], read: (key: Key) => Namespaces) {
  const reading = once(read);
  const known = {};
  for (const key of keys) Object.defineProperty(known, key, { enumerable: true, get: () => reading(key) });
  return known as Readonly<Record<Key, Namespaces>>;
}

export type Texts = {
  i18n: i18n;
  /** Without word joiners: for mails, API answers, and everything else that no browser breaks into lines. */
  of: (locale: LocaleCode) => TranslatorOf;
  /** With word joiners where a line must not break: for static parts, whose HTML only the server makes. */
  onPages: (locale: LocaleCode) => TranslatorOf;
  /** As in the browser's copies, for live parts, which the browser renders again. */
  inBrowser: (locale: LocaleCode) => TranslatorOf;
  /** All keys of a namespace with fallbacks filled in, as JSON for the browser. */
  bundle: (locale: LocaleCode, namespace: string) => string;
};

/** `brand`: a value that every text may use without being given it. */
export async function loadTexts(resources: Resources, brand: string): Promise<Texts> {
  const i18n = i18next.createInstance();
  await i18n.use(addressDetector()).init({
    detection: { order: ['address'], caches: false },
    // i18next asks Intl for plural rules, so its language names must be real tags, not our codes.
    resources: onDemand([...byTag.keys()], (iso) => resources[byTag.get(iso)?.code ?? 'en']),
    lng: localeOf(usualLocale).iso,
    load: 'currentOnly',
    fallbackLng: Object.fromEntries(locales.map((row) => [row.iso, row.fallback.map((code) => localeOf(code).iso)])),
    interpolation: { escapeValue: false, defaultVariables: { brand } },
  });

  const onPages = eachOnce((locale, namespace) => {
    const lng = localeOf(locale).iso;
    return remember(i18n.getFixedT(lng, namespace), (key) => i18n.exists(key, { lng, ns: namespace }), brand);
  });
  const of = eachOnce((locale, namespace) => {
    const t = onPages(locale)(namespace);
    return (key, values) => partWords(t(key, values));
  });

  const inBrowser = eachOnce((locale, namespace) => {
    const t = onPages(locale)(namespace);
    return (key, values) => withoutJoiners(t(key, values));
  });
  const bundle: Texts['bundle'] = (locale, namespace) =>
    withoutJoiners(JSON.stringify(filled(resources, locale, namespace)));

  return { i18n, of, onPages, inBrowser, bundle };
}

function eachOnce(make: (locale: LocaleCode, namespace: string) => Translate): Texts['of'] {
  const translator = once(make);
  const translators = new Map(localeCodes.map((code) => [code, (ns: string) => translator(code, ns)]));
  return (locale) => translators.get(locale) ?? ((ns) => translator(locale, ns));
}

/** Values by which i18next chooses among the texts of a key. */
const choosing = ['count', 'context', 'defaultValue'];

/** Of the keys without a text only so many are kept: part of a key may come from an address, which has no end of values. */
const mostMissing = 500;

/** i18next is the most expensive call of a render (4–6 µs): it is asked once for the text of a key, and values are filled in here. */
function remember(t: TFunction, isText: (key: string) => boolean, brand: string): Translate {
  const kept = (ask: (key: string) => string) => {
    const known = new Map<string, string>();
    const missing = new LRUCache<string, string>({ max: mostMissing });
    return (key: string): string => {
      const before = known.get(key) ?? missing.get(key);
      if (before !== undefined) return before;
      const text = ask(key);
      (isText(key) ? known : missing).set(key, text);
      return text;
    };
  };
  const worded = kept((key) => t(key, { skipInterpolation: true }));
  const answer = kept((key) => t(key));
  return (key, values) => {
    if (!values) return answer(key);
    if (choosing.some((name) => name in values)) return t(key, values);
    // A missing value stays visible as its placeholder.
    return fill(worded(key), { brand, ...values }, (mark) => mark);
  };
}

function filled(resources: Resources, locale: LocaleCode, namespace: string): object {
  const chain = [...localeOf(locale).fallback].reverse().concat(locale);
  return chain.reduce<object>((all, code) => merge(all, resources[code][namespace] ?? {}), {});
}

/** Puts a brand's own texts over those that all brands share. */
export function withOwnTexts(resources: Resources, own: Readonly<Partial<Resources>>): Resources {
  return onDemand(localeCodes, (code) => ({ ...merge(resources[code], own[code] ?? {}) }));
}

function merge(under: object, over: object): object {
  const result: Record<string, unknown> = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const below = result[key];
    result[key] =
      typeof value === 'object' && value && typeof below === 'object' && below ? merge(below, value) : value;
  }
  return result;
}

/** Finds the visitor's language with i18next's own detector, and sets `request.language`, `request.t` and `request.i18n`. */
export function readLocale({ i18n }: Texts): RequestHandler {
  const detector = i18n.services.languageDetector as LanguageDetector;
  // The package's `handle` would clone i18next for each request, which took a seventh of the time of a rendered page.
  const inLanguage = once((lng: string) => i18n.cloneInstance({ lng }));
  return (request, response, next) => {
    const found = byTag.get(String(detector.detect(request, response, ['address'])));
    const row = found ?? localeOf(response.locals.site.defaultLocale);
    const own = inLanguage(row.iso);
    Object.assign(request, { language: row.iso, languages: own.languages, i18n: own, t: own.t });
    response.locals.visitorLocale = row;
    next();
  };
}
