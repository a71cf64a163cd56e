// A remark after a text, in the brackets of the reader's language: wide ones stand without a space.
import type { LocaleRow } from '../i18n/locales.ts';

export const inBrackets = ({ iso }: Pick<LocaleRow, 'iso'>, remark: string): string =>
  /^(zh|ja)/.test(iso) ? `（${remark}）` : ` (${remark})`;
