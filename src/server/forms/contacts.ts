// Contacts as visitors type them: countries with names and calling codes, by a typed name, phone numbers, and the check of both
// numbers and addresses that enquiries and accounts share.
import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';
import type { Country } from '../../shared/forms/FormState.ts';
import { countryName, countryNames } from '../../shared/i18n/displayNames.ts';
import { localeCodes, localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';
import type { FieldFault, Values } from '../../shared/forms/Form.ts';
import { isAddress } from '../messages/ports.ts';

const lists = new Map<LocaleCode, readonly Country[]>();

function makeList(code: LocaleCode): Country[] {
  const locale = localeOf(code);
  return getCountries()
    .map((country) => ({
      code: country,
      name: countryName(locale, country),
      callingCode: getCountryCallingCode(country),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale.iso));
}

export function countriesIn(locale: LocaleCode): readonly Country[] {
  const list = lists.get(locale) ?? makeList(locale);
  lists.set(locale, list);
  return list;
}

const bare = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('臺', '台')
    .replace(/[\s.,()-]/g, '');

let codeByName: ReadonlyMap<string, CountryCode> | undefined;

/** Accepts names in all our languages and two-letter codes. */
export function countryCodeOf(name: string): CountryCode | undefined {
  codeByName ??= new Map(
    localeCodes.flatMap((locale) =>
      countriesIn(locale).flatMap(({ code, name: known }) => {
        if (!isSupportedCountry(code)) return [];
        const full = countryNames(localeOf(locale).iso).of(code) ?? code;
        return [known, full].map((name) => [bare(name), code] as const);
      }),
    ),
  );
  const upper = name.trim().toUpperCase();
  return isSupportedCountry(upper) ? upper : codeByName.get(bare(name));
}

function homeOf(locale: LocaleCode): CountryCode | undefined {
  const { home } = localeOf(locale);
  return home && isSupportedCountry(home) ? home : undefined;
}

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

type Contacts = {
  phone: {
    field: string;
    read: (typed: string, validValue: (name: string) => string) => ReturnType<typeof phoneNumber>;
  };
  /** The message for an address that cannot receive mail. */
  emailMessage: string;
};

/** Checks on the server only: adds faults for invalid numbers and addresses; returns the number in international format. */
export function judgeContacts(values: Values, faults: FieldFault[], { phone, emailMessage }: Contacts) {
  const validValue = (name: string): string =>
    faults.some(({ field }) => field === name) ? '' : String(values[name] ?? '');
  const typed = validValue(phone.field);
  const number = typed ? phone.read(typed, validValue) : undefined;
  if (typed && !number) faults.push({ field: phone.field, key: 'phone' });
  if (validValue('email') && !isAddress(validValue('email'))) faults.push({ field: 'email', key: emailMessage });
  return { number, validValue };
}
