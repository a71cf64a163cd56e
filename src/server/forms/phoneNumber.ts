// Reads a phone number as people write it in their country; undefined when there is no such number.
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { countryCodeOf, homeOf } from './countries.ts';

/**
 * Reads a phone number as typed; undefined when it is not valid. Without a country code, the country named in the form
 * counts, then the home country of the language.
 */
export function phoneNumber(
  typed: string,
  country: string,
  locale: LocaleCode,
): { text: string; country: string | undefined } | undefined {
  for (const home of new Set([countryCodeOf(country), homeOf(locale)])) {
    const number = parsePhoneNumberFromString(typed, home);
    if (number?.isValid()) return { text: number.formatInternational(), country: number.country };
  }
  return undefined;
}
