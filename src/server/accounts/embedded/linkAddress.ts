// Where an opaque link stands in a mail: at the origin of the site that sends it, in the language of its reader.
import type { LocaleCode } from '../../../shared/i18n/locales.ts';
import { pathOf } from '../../../shared/pages/addresses.ts';

export const linkAddress = (origin: string, locale: LocaleCode, id: string): string =>
  origin + pathOf('hash', locale, { hash: id });
