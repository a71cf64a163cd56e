// Writes numbers, amounts of money, shares and ranges in the reader's language.
import type { LocaleRow } from './locales.ts';
import { inBrackets } from './marks.ts';
import { once } from './once.ts';

// The /*#__PURE__*/ marks let the browser's build drop formats that it does not use.
type Tongue = Pick<LocaleRow, 'iso'>;

const numbers = /*#__PURE__*/ once(
  (iso: string, decimals: number) => new Intl.NumberFormat(iso, { maximumFractionDigits: decimals }),
);

/** Writes a number the way the reader's language does. */
export const plainNumber = ({ iso }: Tongue, value: number, decimals = 4): string =>
  numbers(iso, decimals).format(value);

const inWords = /*#__PURE__*/ once(
  (iso: string) =>
    new Intl.NumberFormat(iso, { notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: 2 }),
);

/** A large number with two digits, as one says it: 170 million, 1.7 亿, 1.7億. Chinese has a blank between digits and letters. */
export const roundNumber = ({ iso }: Tongue, value: number): string => {
  const said = inWords(iso).format(value);
  return iso.startsWith('zh') ? said.replace(/(?<=\d)(?=\p{Script=Han})/u, ' ') : said;
};

const oneDecimal = /*#__PURE__*/ once(
  (iso: string) => new Intl.NumberFormat(iso, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** Always with one decimal, so that figures in a column or chart look equally exact. */
export const tenths = ({ iso }: Tongue, value: number): string => oneDecimal(iso).format(value);

const rates = /*#__PURE__*/ once((iso: string) => new Intl.NumberFormat(iso, { minimumFractionDigits: 1 }));

/** An exchange rate with all its decimals, at least one. */
export const rateText = ({ iso }: Tongue, rate: number): string => rates(iso).format(rate);

const markOf = /*#__PURE__*/ once((iso: string) => (new Intl.NumberFormat(iso).format(1.5).includes(',') ? ',' : '.'));

/** The decimal mark of the language. */
export const decimalMark = ({ iso }: Tongue): '.' | ',' => markOf(iso);

const shares = /*#__PURE__*/ once(
  (iso: string) => new Intl.NumberFormat(iso, { style: 'percent', maximumFractionDigits: 3 }),
);

/** A percentage: 99.995%, 99,995%. */
export const percentText = ({ iso }: Tongue, percent: number): string => shares(iso).format(percent / 100);

const signs = { USD: 'US$', TWD: 'NT$' } as const;
type Currency = keyof typeof signs;

/** Intl writes one dollar of each language as a bare `$`. Readers in six markets could not tell which, so we use our own signs. */
const writer = /*#__PURE__*/ once((iso: string, currency: Currency, least: number, most: number) => {
  const format = new Intl.NumberFormat(iso, {
    style: 'currency',
    currency,
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '';
  return (amount: number): string => format.format(amount).replace(sign, () => signs[currency]);
});

/** US dollars, with a sign that names the currency: US$7.60, US$ 7,60. */
export const usd = (locale: Tongue, amount: number): string => writer(locale.iso, 'USD', 2, 4)(amount);

/** Decimals of Taiwan dollars: none from 100 on. Fractions matter only for small prices, such as one message or gigabyte. */
export const twdDecimals = (amount: number): number => (amount >= 100 ? 0 : amount >= 1 ? 2 : 4);

export function twd({ iso }: Tongue, amount: number): string {
  const most = twdDecimals(amount);
  return writer(iso, 'TWD', Math.min(2, most), most)(amount);
}

/** Writes a column of prices, all with as many decimals as the one that needs most. */
export function pricesInColumn(locale: Tongue, amounts: readonly number[], write: typeof usd = usd): string[] {
  const point = decimalMark(locale);
  const texts = amounts.map((amount) => write(locale, amount));
  const tail = (text: string) => (text.includes(point) ? text.length - text.lastIndexOf(point) - 1 : 0);
  const most = Math.max(...texts.map(tail));
  return texts.map((text) => (tail(text) === 0 && most > 0 ? text + point : text) + '0'.repeat(most - tail(text)));
}

const rangeMarks: Readonly<Record<string, string>> = { ja: '～', pt: ' a ' };

/** A range: 1–10, 1～10, 1 a 10. */
export const rangeText = ({ iso }: Tongue, from: string | number, to: string | number): string =>
  `${from}${rangeMarks[iso] ?? '–'}${to}`;

/** A bonus and its share of the payment: US$20 (2%). */
export const bonusText = (locale: LocaleRow, bonus: { usd: number; percent: number }): string =>
  usd(locale, bonus.usd) + (bonus.usd > 0 ? inBrackets(locale, percentText(locale, bonus.percent)) : '');
