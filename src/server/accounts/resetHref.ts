// Where a password is set anew: the page for it or, in a language that has none, its dialog over the log-in.
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { hasPage, hrefOf } from '../../shared/pages/addresses.ts';

export const resetHref = (locale: LocaleCode, query?: Record<string, string>): string =>
  hasPage('forget', locale)
    ? hrefOf('forget', locale, { ...(query && { query }) })
    : hrefOf('login', locale, { query: { dialog: 'forgot', ...query } });
