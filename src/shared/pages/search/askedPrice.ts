// Reads a question about a price, such as "CDN Taiwan 10 TB": product, place and amount. Without all three there is no answer.
import type { Prices } from '../../facts/facts.ts';
import { gbPerTb, mostGb } from '../../calculators/fields.ts';
import { readNumber } from '../../calculators/readQuery.ts';
import { countryNames } from '../../i18n/displayNames.ts';
import { locales, type LocaleRow } from '../../i18n/locales.ts';
import { decimalMark } from '../../i18n/numbers.ts';
import type { Translate } from '../../i18n/useT.ts';
import { folded, isWide, termsAsked, thousands } from '../../search/folded.ts';

export type AskedPrice =
  | { kind: 'cdn'; region: string; place: string; gb: number }
  | { kind: 'sms'; country: string; place: string; messages: number };

type Place = { of: string; name: string };

/** Whether a name occurs in the question: Latin names only as whole words, Chinese and Japanese ones anywhere. */
function holds(asked: string, words: readonly string[], name: string): boolean {
  const spelt = folded(name);
  if (spelt === '') return false;
  return isWide(spelt) || spelt.includes(' ') ? asked.includes(spelt) : words.includes(spelt);
}

const listed = (names: string): string[] => names.split(/[,、，]/).map((name) => name.trim());

/** Zones whose places are not all listed beside their prices, or are known by other names. */
const called = ['CN', 'NA', 'EU', 'AP1', 'AP2', 'AP3', 'SA', 'ME'];

/** Zones by their own name and by the places in them; then by other names, so that 中国香港 is Hong Kong. */
function zonePlaces(prices: Prices, t: Translate, search: Translate): Place[] {
  const zones = Object.keys(prices.bandwidth.usdPerGb);
  const own = zones.map(
    (zone) => [zone, [t(`cdn.zones.${zone}.name`), ...listed(t(`cdn.zones.${zone}.places`))]] as const,
  );
  const others = called
    .filter((zone) => zones.includes(zone))
    .map((zone) => [zone, listed(search(`named.zones.${zone}`))] as const);
  return [...own, ...others].flatMap(([zone, names]) => names.map((name) => ({ of: zone, name })));
}

/** Countries by their names in the page's language and in all others of the site. */
const smsPlaces = ({ sms }: Prices, locale: LocaleRow): Place[] =>
  sms.flatMap(({ country }) =>
    [locale, ...locales]
      .flatMap(({ iso }) => ['short' as const, 'long' as const].map((style) => countryNames(iso, style).of(country)))
      .map((name) => ({ of: country, name: name ?? country })),
  );

/** Words that multiply a number, as the reader's language writes them: `k=1000, million=1000000`. Keyed as the search spells them. */
const scalesIn = (words: string): Map<string, number> =>
  new Map(
    listed(words).map((entry) => {
      const [word = '', times = ''] = entry.split('=');
      return [folded(word), Number(times)];
    }),
  );

const hanDigits = '零一二三四五六七八九';
const hanUnits: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000, 万: 10_000 };

function hanNumber(run: string): number {
  let [sum, part, digit, last] = [0, 0, 0, 1];
  for (const mark of run.replaceAll('两', '二').replaceAll('〇', '零')) {
    const unit = hanUnits[mark];
    if (unit === undefined) [digit, last] = [hanDigits.indexOf(mark), mark === '零' ? 1 : last];
    else if (unit < 10_000) [part, digit, last] = [part + (digit || 1) * unit, 0, unit];
    else [sum, part, digit, last] = [(sum + part + digit) * unit, 0, 0, unit];
  }
  // 三万五 is 35,000, but 三万零五 is 30,005.
  return sum + part + digit * (last > 1 ? last / 10 : 1);
}

/** Chinese and Japanese numbers of two words or more as digits: 两千 is 2000. 一个 counts nothing, 双十一 is a day, and 百分之五十 a share. */
const inDigits = (text: string): string =>
  text.replaceAll(/(?<![\d之])[零〇一二两三四五六七八九十百千万]+/g, (run) =>
    /^[一二两三四五六七八九].*[十百千万]/.test(run) ? String(hanNumber(run)) : run,
  );

/** Digits with their marks, also with a space between thousands: 10 000. */
const figure = String.raw`\d{1,3}(?: \d{3})+(?!\d)|\d[\d.,]{0,15}`;

/** A word after a number. Latin words end where letters do, and may follow a space. */
const wordAfter = (word: string): string => (isWide(word) ? word : `\\s?${word}(?![a-z])`);

/** Where the first number begins that may count messages: no time of day, share or amount of money, and nothing of `others`. */
function firstCount(text: string, others: readonly string[]): number {
  const other = others.map((word) => wordAfter(folded(word))).join('|');
  return text.search(new RegExp(`(?<!\\d[.,]|[\\d:$])(?:${figure})(?!\\d|[.,:]\\d|\\s?%|${other})`));
}

type NumberWords = { scales: ReadonlyMap<string, number>; others: readonly string[] };

/** That number with the words that multiply it (10k, 1千万), and what continues it: 1万5千. Messages are whole, so any mark before three digits is for thousands. */
function countIn(text: string, { scales, others }: NumberWords): number {
  const start = firstCount(text, others);
  if (start < 0) return 0;
  const word = [...scales.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map((scale) => (isWide(scale) ? scale : `${scale}(?![a-z])`))
    .join('|');
  const scaled = new RegExp(`\\s?(${figure})((?:\\s?(?:${word}))*)`, 'y');
  const scale = new RegExp(word, 'g');
  let count = 0;
  for (scaled.lastIndex = start; ;) {
    const [part = '', digits = '', by = ''] = scaled.exec(text) ?? [];
    // Another number after a space is something else: 1万 70.
    if (count > 0 && part.startsWith(' ') && by === '') return count;
    const plain = digits.replaceAll(' ', '').replaceAll(thousands, '').replace(',', '.');
    count += (by.match(scale) ?? []).reduce((product, one) => product * (scales.get(one) ?? 1), Number(plain));
    if (by === '' || /[a-z]/.test(by)) return count;
  }
}

/**
 * A size, with the decimal mark of the page's language: 1.024 TB is 1,024 GB in English, but 1024 TB in Portuguese.
 * After a lone zero either mark is for decimals. Visitors may also write as another language does: 1.024.000 GB.
 */
function sizeIn(text: string, locale: LocaleRow): number {
  const own = decimalMark(locale);
  const marks = [own, own === '.' ? ',' : '.'] as const;
  return marks.map((decimal) => readNumber(text, { decimal, decimals: 9 })).find((size) => size !== undefined) ?? 0;
}

const sized = new RegExp(String.raw`(?<![\d.,])(${figure})\s?(tb|gb|t|g)(?![a-z])`);

/** The place with the longest name in the question: Hong Kong rather than Kong. */
const placeIn = (places: readonly Place[], asked: string, words: readonly string[]): Place | undefined =>
  places.filter(({ name }) => holds(asked, words, name)).toSorted((a, b) => b.name.length - a.name.length)[0];

export function askedPrice(
  question: string,
  {
    prices,
    locale,
    search,
    priceTexts,
  }: { prices: Prices; locale: LocaleRow; search: Translate; priceTexts: Translate },
): AskedPrice | undefined {
  const asked = folded(question);
  const words = termsAsked(question);
  const names = (kind: 'cdn' | 'sms') => listed(search(`named.${kind}`)).some((name) => holds(asked, words, name));
  if (names('cdn')) {
    const place = placeIn(zonePlaces(prices, priceTexts, search), asked, words);
    // Without the place: “Asia Pacific 2” is no part of the number after it.
    const [, size = '', unit] = sized.exec(inDigits(asked.replace(folded(place?.name ?? ''), ''))) ?? [];
    const gb = Math.round(sizeIn(size, locale) * (unit?.startsWith('t') ? gbPerTb : 1));
    if (place && gb > 0 && gb <= mostGb) return { kind: 'cdn', region: place.of, place: place.name, gb };
  }
  if (names('sms')) {
    const place = placeIn(smsPlaces(prices, locale), asked, words);
    const messages = Math.round(
      countIn(inDigits(asked), {
        scales: scalesIn(search('named.scales')),
        others: listed(search('named.others')),
      }),
    );
    if (place && messages > 0 && messages <= 10_000_000)
      return { kind: 'sms', country: place.of, place: place.name, messages };
  }
  return undefined;
}
