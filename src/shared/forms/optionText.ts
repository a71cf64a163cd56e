// The text of an option; amounts of prepaid plans are written as money.
import type { LocaleRow } from '../i18n/locales.ts';
import type { Translate } from '../i18n/useT.ts';
import { usd } from '../i18n/numbers.ts';

export const optionText = (t: Translate, locale: Pick<LocaleRow, 'iso'>, field: string, option: string): string =>
  field === 'plan' ? usd(locale, Number(option)) : t(`options.${field}.${option}`);
