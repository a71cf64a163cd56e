// Finds the visitor's language from the address with i18next's own detector, and sets `request.language`, `request.t` and `request.i18n`.
import type { RequestHandler } from 'express';
import type { LanguageDetector } from 'i18next-http-middleware';
import { locales, localeOf } from '../../shared/i18n/locales.ts';
import type { Texts } from '../i18n/texts.ts';

export function locale({ i18n }: Texts): RequestHandler {
  const detector = i18n.services.languageDetector as LanguageDetector;
  // The package's `handle` would clone i18next for each request, which took a seventh of the time of a rendered page.
  const known = new Map(locales.map((row) => [row.iso, { row, i18n: i18n.cloneInstance({ lng: row.iso }) }]));
  return (request, response, next) => {
    const found = known.get(String(detector.detect(request, response, ['address'])));
    const row = found?.row ?? localeOf(response.locals.site.defaultLocale);
    const own = found?.i18n ?? i18n;
    Object.assign(request, { language: row.iso, languages: own.languages, i18n: own, t: own.t });
    response.locals.visitorLocale = row;
    next();
  };
}
