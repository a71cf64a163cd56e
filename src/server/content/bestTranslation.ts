// Which language of an article a reader gets: their own, else the nearest that it has been written in.
import { localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';

export function bestTranslation<Text extends { locale: LocaleCode }>(
  translations: readonly Text[],
  locale: LocaleCode,
): Text | undefined {
  const wanted: LocaleCode[] = [locale, ...localeOf(locale).fallback, 'zh_TW'];
  return wanted.flatMap((code) => translations.find((text) => text.locale === code) ?? [])[0] ?? translations[0];
}
