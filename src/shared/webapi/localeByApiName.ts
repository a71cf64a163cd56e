// Finds a language by any name that an API client may use for it.
import { locales, type LocaleRow } from '../i18n/locales.ts';

const byName = new Map(
  locales.flatMap((row) => [row.prefix, row.dir, row.code, ...row.aliases].map((name) => [name.toLowerCase(), row])),
);

export const localeByApiName = (name: string): LocaleRow | undefined =>
  byName.get(name.replace(/^\/+/, '').toLowerCase());
