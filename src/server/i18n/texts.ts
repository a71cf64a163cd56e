// The texts of all languages on the server: i18next, asked once which text a key stands for.
import i18next, { type i18n, type TFunction } from 'i18next';
import { partWords, withoutJoiners } from '../../shared/i18n/joinWords.ts';
import { localeCodes, locales, type LocaleCode, localeOf } from '../../shared/i18n/locales.ts';
import { once } from '../../shared/i18n/once.ts';
import { fill } from '../../shared/i18n/translate.ts';
import type { Translate, TranslatorOf } from '../../shared/i18n/useT.ts';
import { LanguageDetector } from 'i18next-http-middleware';

const byFirstSegment = new Map(
  locales.flatMap((row) => [row.prefix, ...row.aliases].map((segment) => [segment, row] as const)),
);

/** Tells i18next's middleware the language of a request: a known prefix wins, else the domain's default; nothing else counts. */
function addressDetector(): LanguageDetector {
  const detector = new LanguageDetector(undefined, { order: ['address'], caches: false });
  detector.addDetector({
    name: 'address',
    lookup: (request, response) => {
      const first = request.path.split('/')[1]?.toLowerCase() ?? '';
      return (byFirstSegment.get(first) ?? localeOf(response.locals.site.defaultLocale)).iso;
    },
  });
  return detector;
}

export type Resources = Record<LocaleCode, Record<string, object>>;

export type Texts = {
  i18n: i18n;
  /** For mails, answers of the API, and what else is not set in lines by a browser. */
  of: (locale: LocaleCode) => TranslatorOf;
  /** What stands on one line is joined: for static parts, whose HTML is the server's. */
  onPages: (locale: LocaleCode) => TranslatorOf;
  /** As the browser has them, for what it draws again. */
  inBrowser: (locale: LocaleCode) => TranslatorOf;
  /** All keys of a namespace with fallbacks filled in, as JSON for the browser. */
  bundle: (locale: LocaleCode, namespace: string) => string;
};

const isoOf = new Map(locales.map((row) => [row.code, row.iso]));

/** `brand` is what every text may name without being given it. */
export async function loadTexts(resources: Resources, brand: string): Promise<Texts> {
  const i18n = i18next.createInstance();
  await i18n.use(addressDetector()).init({
    detection: { order: ['address'], caches: false },
    // i18next asks Intl for plural rules, so its language names must be real tags, not our codes.
    resources: Object.fromEntries(locales.map((row) => [row.iso, resources[row.code]])),
    lng: isoOf.get('zh_TW') ?? 'en',
    load: 'currentOnly',
    fallbackLng: Object.fromEntries(
      locales.map((row) => [row.iso, row.fallback.flatMap((code) => isoOf.get(code) ?? [])]),
    ),
    interpolation: { escapeValue: false, defaultVariables: { brand } },
  });

  const onPages = eachOnce((locale, namespace) =>
    remember(i18n.getFixedT(isoOf.get(locale) ?? 'en', namespace), brand),
  );
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

/** By these i18next chooses which text a key stands for. */
const choosing = ['count', 'context', 'defaultValue'];

/** Asking i18next is the dearest call of a render (4–6 µs): it says once which text a key stands for, and values are filled in here. */
function remember(t: TFunction, brand: string): Translate {
  const worded = once((key: string) => t(key, { skipInterpolation: true }));
  const answer = once((key: string) => t(key));
  return (key, values) => {
    if (!values) return answer(key);
    if (choosing.some((name) => name in values)) return t(key, values);
    // What a text names and nobody gives stays in sight.
    return fill(worded(key), { brand, ...values }, (mark) => mark);
  };
}

function filled(resources: Resources, locale: LocaleCode, namespace: string): object {
  const row = locales.find(({ code }) => code === locale);
  const chain = [...(row?.fallback ?? [])].reverse().concat(locale);
  return chain.reduce<object>((all, code) => merge(all, resources[code][namespace] ?? {}), {});
}

/** What a brand says in its own words, over what all say. */
export function withOwnTexts(resources: Resources, own: Readonly<Partial<Resources>>): Resources {
  const all = Object.entries(resources) as [LocaleCode, Resources[LocaleCode]][];
  return Object.fromEntries(all.map(([code, texts]) => [code, merge(texts, own[code] ?? {})])) as Resources;
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
