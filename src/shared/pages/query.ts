// What a page takes from the query of its address: a reader for each name; what no reader takes is as if it were not there.
import type { Needs } from '../app/needs.ts';
import type { AskedField, Fields } from '../calculators/fields.ts';
import { countryNames } from '../i18n/countryNames.ts';
import { isCallZone } from '../forms/slot.ts';
import { isWish } from '../wishes/wishes.ts';

/** What a reader may look a value up in. */
export type QueryFacts = Pick<Needs, 'prices' | 'clouds' | 'regions'> & {
  page: string;
  /** The ids of what articles are about. */
  tags: readonly string[];
  isPage: (id: string) => boolean;
};

/** Undefined: the page knows no such value. */
export type ReadValue = (raw: string, facts: QueryFacts) => string | undefined;
export type ReadQuery = Readonly<Record<string, ReadValue>>;

export const oneOf =
  (options: readonly string[] | ((facts: QueryFacts) => readonly string[])): ReadValue =>
  (raw, facts) =>
    (typeof options === 'function' ? options(facts) : options).find((option) => option === raw);

/** No field of one line lets a line break in. */
export const isTyped = (raw: string, most: number): boolean => raw.length <= most && !/\p{Cc}/u.test(raw);

/** Typed by hand, so that the page itself says what is wrong with it. */
export const typed =
  (most: number): ReadValue =>
  (raw) =>
    isTyped(raw, most) ? raw : undefined;

/** A code of a wish, or the amount of a prepaid pack; nobody puts words of his own into our forms. */
export const carriedWish: ReadValue = (raw) => (isWish(raw) || /^\d{1,6}$/.test(raw) ? raw : undefined);

/** What a page of ours calls one of its things. */
export const carriedType: ReadValue = (raw) => (/^\w[\w.-]{0,30}$/.test(raw) ? raw : undefined);

/** A need that the vendor's services are sorted by, on the page of the vendor. */
export const serviceNeed = oneOf(({ clouds, page }) => Object.keys(clouds[page]?.services ?? {}));

/** By whose clock calls are shown. */
export const callZone: ReadValue = (raw) => (isCallZone(raw) ? raw : undefined);

/** Such as 2026-12-22. */
export const callDay: ReadValue = (raw) => (/^20\d\d-\d\d-\d\d$/.test(raw) ? raw : undefined);

/** Two letters that a country or region goes by. */
export const countryCode: ReadValue = (raw) =>
  /^[A-Z]{2}$/.test(raw) && countryNames('en').of(raw) !== raw ? raw : undefined;

const longestNumber = 40;

/** Of fields that are made of the site's data: choices are among the options of the day. */
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
