// The kinds of value that facts are made of.
import * as v from 'valibot';
import { taipeiMoment } from '../i18n/days.ts';

export const words = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'));
export const identifier = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w.-]*$/, 'is not an id (letters, digits, . _ -)'));
export const usd = v.pipe(v.number(), v.gtValue(0, 'must be above 0'));
export const whole = v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1, 'must be 1 or more'));
export const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'is not a country code such as TW'));
export const moment = v.pipe(
  v.string(),
  v.check((text) => taipeiMoment(text) !== undefined, 'is not a day or minute in Taipei such as 2026-11-21 09:30'),
);
export const day = v.pipe(v.string(), v.isoDate('is not a day such as 2026-11-21'));
