// Where most readers of a language write from: their numbers need no country code.
import type { LocaleCode } from './locales.ts';

export const homes = {
  en: undefined,
  zh_CN: 'CN',
  zh_TW: 'TW',
  pt: 'BR',
  jp: 'JP',
} as const satisfies Record<LocaleCode, string | undefined>;
