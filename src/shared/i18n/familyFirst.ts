// Whose speakers say the family name first. Not in the table of languages, which the code of forms would bring along whole.
import type { LocaleCode } from './locales.ts';

export const familyFirst: Readonly<Record<LocaleCode, boolean>> = {
  en: false,
  zh_CN: true,
  zh_TW: true,
  pt: false,
  jp: true,
};
