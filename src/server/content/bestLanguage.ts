// Which language of an article a reader gets: their own, else the nearest that it has been written in.
import { localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';

export function bestLanguage(written: readonly LocaleCode[], locale: LocaleCode): LocaleCode | undefined {
  const wanted: LocaleCode[] = [locale, ...localeOf(locale).fallback, 'zh_TW'];
  return wanted.find((code) => written.includes(code)) ?? written[0];
}
