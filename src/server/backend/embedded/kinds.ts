// The kinds of value that content files are made of.
import * as v from 'valibot';
import { localeCodes } from '../../../shared/i18n/locales.ts';
import { pages } from '../../../shared/pages/pages.ts';
import { safeLink } from '../safeLink.ts';

export const words = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'));
export const identifier = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w.-]*$/, 'is not an id (letters, digits, . _ -)'));
export const usd = v.pipe(v.number(), v.gtValue(0, 'must be above 0'));
export const whole = v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1, 'must be 1 or more'));
export const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'is not a country code such as TW'));
export const day = v.pipe(v.string(), v.isoDate('is not a day such as 2026-11-21'));
export const email = v.pipe(v.string(), v.email('is not an e-mail address'));
export const host = v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'is not a host name'));
export const locale = v.picklist(localeCodes, 'is not a language code (en, zh_CN, zh_TW, pt, jp)');
export const link = v.pipe(
  v.string(),
  v.check((value) => value !== '' && safeLink(value) !== undefined, 'is not a safe link'),
);
export const page = v.picklist(
  pages.map(({ id }) => id),
  (issue) => `no page ${issue.received}`,
);
export const textByLocale = v.strictObject({ en: words, zh_CN: words, zh_TW: words, pt: words, jp: words });
