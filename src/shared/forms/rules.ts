// Rules for single values, small enough to run while the visitor types.
import type { LocaleCode } from '../i18n/locales.ts';
import type { Rule } from './Form.ts';

/** Length as visitors count it: a line break, an emoji or a rare ideograph is one. */
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

/**
 * Any dash is one, also a minus and the long vowel of a Japanese keyboard. Only the server checks whether the number can exist in its
 * country: those rules are too large to send.
 */
export const phone: Rule = (value) =>
  /^[+(\d][\d\s().\p{Pd}−ー/]{4,30}$/u.test(value) && value.replace(/\D/g, '').length >= 6
    ? undefined
    : { key: 'phone' };

/** Accepts a domain, a page address or a mail address of the company: all contain its domain. */
export const companyDomain: Rule = (value) =>
  value.length <= 253 &&
  /^([a-z]+:\/\/)?([^\s/@]+@)?([^\s/@:?#.]+\.)+[^\s/@:?#.\d][^\s/@:?#.]+([/:?#]\S*)?$/i.test(value)
    ? undefined
    : { key: 'companyDomain' };

/** People write such numbers with punctuation. */
const bareTaxId = (value: string): string => value.replace(/[\s.\-/]/g, '');

/** With eleven digits or more it is not a Taiwanese number: people in Hong Kong also read this language. */
export const taxId: Rule = (value, locale) => {
  const bare = bareTaxId(value);
  if (locale === 'zh_TW' && /^\d{1,10}$/.test(bare)) return bare.length === 8 ? undefined : { key: 'taxIdTw' };
  return /^[a-z\d]{5,20}$/i.test(bare) ? undefined : { key: 'taxId' };
};

const weights = [1, 2, 1, 2, 1, 2, 4, 1];

/** Taiwan's checksum for eight digits. Other places also have eight-digit numbers, so this only warns. */
export const taxIdAdvice: Rule = (value) => {
  const digits = Array.from(bareTaxId(value), Number);
  if (digits.length !== weights.length || digits.some(Number.isNaN)) return undefined;
  const sum = digits.reduce((total, digit, place) => {
    const product = digit * (weights[place] ?? 0);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  // A seven in the seventh place gives 28, whose digits add up to ten; ten counts as one or as zero.
  return sum % 5 === 0 || (digits[6] === 7 && (sum + 1) % 5 === 0) ? undefined : { key: 'taxIdCheck' };
};
