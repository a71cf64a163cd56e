// Address for setting a new password: its page or, in a language without that page, its dialog on the log-in page.
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import { hasPage, hrefOf } from '../../shared/pages/addresses.ts';

export const resetHref = (locale: LocaleCode, query?: Record<string, string>): string =>
  hasPage('forget', locale)
    ? hrefOf('forget', locale, { ...(query && { query }) })
    : hrefOf('login', locale, { query: { dialog: 'forgot', ...query } });
