// Schemas of single values, from which the content schemas are built.
import * as v from 'valibot';
import { taipeiMoment } from '../i18n/days.ts';
import { localeCodes } from '../i18n/locales.ts';

export const words = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'));
export const identifier = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w.-]*$/, 'is not an id (letters, digits, . _ -)'));
export const usd = v.pipe(v.number(), v.gtValue(0, 'must be above 0'));
export const whole = v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1, 'must be 1 or more'));
export const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'is not a country code such as TW'));
export const moment = v.pipe(
  v.string(),
  v.check((text) => taipeiMoment(text) !== undefined, 'is not a day or minute in Taipei such as 2026-11-21 09:30'),
);
/** One that exists: 2026-02-30 would be taken for another, or be silently passed over. */
export const day = v.pipe(
  v.string(),
  v.check((text) => text.length === 10 && taipeiMoment(text) !== undefined, 'is not a day such as 2026-11-21'),
);
/** 24:00 is the end of a day. */
export const clock = v.pipe(
  v.string(),
  v.regex(/^(([01]?\d|2[0-3]):[0-5]\d|24:00)$/, 'is not a time of day such as 9:00'),
);
export const email = v.pipe(v.string(), v.email('is not an e-mail address'));
export const locale = v.picklist(localeCodes, `is not a language code (${localeCodes.join(', ')})`);
/** An optional value; a key without a value counts as missing. */
export const may = <Value>(schema: v.GenericSchema<unknown, Value>) =>
  v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  );
/** A legal text or a promise: given in every language, or not at all. */
export const textByLocale = v.strictObject(v.entriesFromList(localeCodes, words));
/** Written consent, without which no customer may be named. */
export const customerConsent = v.pipe(
  v.strictObject({ given: day, until: may(day), filed: words }),
  v.check(({ given, until }) => !until || given <= until, 'ends before it begins'),
);
