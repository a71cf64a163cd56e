// The space between two sentences of a language.
import type { LocaleCode } from '../i18n/locales.ts';

export const sentenceGap = (code: LocaleCode): string => (/^(zh|jp)/.test(code) ? '' : ' ');
