// Readers for the query of a page's address: one reader a name. A value that its reader does not accept is ignored.
import type { Needs } from '../app/needs.ts';
import type { AskedField, Fields } from '../calculators/fields.ts';
import { countryNames } from '../i18n/displayNames.ts';
import { isCallZone } from '../forms/slot.ts';
import { isWish } from '../wishes/wishes.ts';

/** The facts that a reader may check a value against. */
export type QueryFacts = Pick<Needs, 'prices' | 'clouds' | 'regions'> & {
  page: string;
  /** Ids of the tags of articles. */
  tags: readonly string[];
  isPage: (id: string) => boolean;
};

/** Returns undefined for a value that the page does not know. */
export type ReadValue = (raw: string, facts: QueryFacts) => string | undefined;
export type ReadQuery = Readonly<Record<string, ReadValue>>;

export const oneOf =
  (options: readonly string[] | ((facts: QueryFacts) => readonly string[])): ReadValue =>
  (raw, facts) =>
    (typeof options === 'function' ? options(facts) : options).find((option) => option === raw);

/** Rejects control characters: one-line fields contain no line breaks. */
export const isTyped = (raw: string, most: number): boolean => raw.length <= most && !/\p{Cc}/u.test(raw);

/** Text the visitor typed; the page itself reports what is wrong with it. */
export const typed =
  (most: number): ReadValue =>
  (raw) =>
    isTyped(raw, most) ? raw : undefined;

/** A wish code or the amount of a prepaid pack. Free text is refused, so that a foreign link cannot put words into our forms. */
export const carriedWish: ReadValue = (raw) => (isWish(raw) || /^\d{1,6}$/.test(raw) ? raw : undefined);

/** The name of an item on one of our pages, as its link carries it. */
export const carriedType: ReadValue = (raw) => (/^\w[\w.-]{0,30}$/.test(raw) ? raw : undefined);

/** A need by which a vendor's page sorts the vendor's services. */
export const serviceNeed = oneOf(({ clouds, page }) => Object.keys(clouds[page]?.services ?? {}));

/** Time zone in which call times are shown. */
export const callZone: ReadValue = (raw) => (isCallZone(raw) ? raw : undefined);

/** A date such as 2026-12-22. */
export const callDay: ReadValue = (raw) => (/^20\d\d-\d\d-\d\d$/.test(raw) ? raw : undefined);

/** Two-letter code of a country or region. */
export const countryCode: ReadValue = (raw) =>
  /^[A-Z]{2}$/.test(raw) && countryNames('en').of(raw) !== raw ? raw : undefined;

const longestNumber = 40;

/** For fields that depend on the site's data: choices must be among the current options. */
export const calculatorFieldsFrom = <Name extends string>(
  names: readonly Name[],
  make: (facts: QueryFacts) => Readonly<Record<Name, AskedField>>,
): ReadQuery =>
  Object.fromEntries(
    names.map((name): [string, ReadValue] => [
      name,
      (raw, facts) => {
        const field = make(facts)[name];
        return (field.kind === 'choice' ? oneOf(field.options) : typed(longestNumber))(raw, facts);
      },
    ]),
  );

export const calculatorFields = (fields: Fields): ReadQuery => calculatorFieldsFrom(Object.keys(fields), () => fields);
