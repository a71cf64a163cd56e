// The rules of single values, small enough to run while the visitor types.
import type { LocaleCode } from '../i18n/locales.ts';
import type { Rule } from './Form.ts';

/** What a visitor counts: a line break is one, an emoji or a rare ideograph too. */
export const lengthOf = (text: string): number => Array.from(text).length;

type Range = readonly [least: number, most: number];

export function within(range: Range, key: string, other: Partial<Record<LocaleCode, Range>> = {}): Rule {
  return (value, locale) => {
    const [least, most] = other[locale] ?? range;
    const length = lengthOf(value);
    return length >= least && length <= most ? undefined : { key };
  };
}

const fewest = 20;
export const longestMessage = 500;

export const message: Rule = (value) => {
  const count = lengthOf(value);
  if (count < fewest) return { key: 'messageShort', values: { count: fewest - count, now: count } };
  return count > longestMessage ? { key: 'messageLong' } : undefined;
};

const address =
  /^[^\s@<>(),:;"\\[\]]{1,64}@[^\s@<>(),:;"\\[\]./]+(\.[^\s@<>(),:;"\\[\]./]+)*\.[^\s@<>(),:;"\\[\]./\d]{2,}$/;
const longestAddress = 254;

export const email =
  (key: string): Rule =>
  (value) =>
    value.length <= longestAddress && address.test(value) ? undefined : { key };

/** Whether the number exists in its country is for the server to say: the list of rules is too heavy to send. */
export const phone: Rule = (value) =>
  /^[+(\d][\d\s().\-/]{4,30}$/.test(value) && value.replace(/\D/g, '').length >= 6 ? undefined : { key: 'phone' };

/** An address, a page or a mailbox of the company will do: they all name its domain. */
export const companyDomain: Rule = (value) =>
  value.length <= 253 &&
  /^([a-z]+:\/\/)?([^\s/@]+@)?([^\s/@:?#.]+\.)+[^\s/@:?#.\d][^\s/@:?#.]+([/:?#]\S*)?$/i.test(value)
    ? undefined
    : { key: 'companyDomain' };

/** Punctuation is how people write such numbers down. */
const bareTaxId = (value: string): string => value.replace(/[\s.\-/]/g, '');

/** From eleven digits on it is another place's number: Hong Kong, too, reads this language. */
export const taxId: Rule = (value, locale) => {
  const bare = bareTaxId(value);
  if (locale === 'zh_TW' && /^\d{1,10}$/.test(bare)) return bare.length === 8 ? undefined : { key: 'taxIdTw' };
  return /^[a-z\d]{5,20}$/i.test(bare) ? undefined : { key: 'taxId' };
};

const weights = [1, 2, 1, 2, 1, 2, 4, 1];

/** Eight digits are checked as Taiwan does it. Other places have such numbers, too, so this only asks to look again. */
export const taxIdAdvice: Rule = (value) => {
  const digits = Array.from(bareTaxId(value), Number);
  if (digits.length !== weights.length || digits.some(Number.isNaN)) return undefined;
  const sum = digits.reduce((total, digit, place) => {
    const product = digit * (weights[place] ?? 0);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  // A seven in the seventh place adds up to ten, which counts as one or as nothing.
  return sum % 5 === 0 || (digits[6] === 7 && (sum + 1) % 5 === 0) ? undefined : { key: 'taxIdCheck' };
};
