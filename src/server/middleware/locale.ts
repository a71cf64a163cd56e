// Finds the visitor's language from the address, through i18next's own middleware with a detector of ours.
import type { RequestHandler } from 'express';
import { LanguageDetector } from 'i18next-http-middleware';
import { locales, localeOf } from '../../shared/i18n/locales.ts';
import type { Texts } from '../i18n/texts.ts';

const byIso = new Map(locales.map((row) => [row.iso, row]));
const byFirstSegment = new Map(
  locales.flatMap((row) => [row.prefix, ...row.aliases].map((segment) => [segment, row] as const)),
);

/** A known prefix wins, otherwise the domain's default; cookie and browser language never redirect a page. */
export function locale(texts: Texts): RequestHandler {
  const detector = new LanguageDetector(texts.i18n.services, { order: ['address'], caches: false });
  detector.addDetector({
    name: 'address',
    lookup: (request, response) => {
      const first = request.path.split('/')[1]?.toLowerCase() ?? '';
      return (byFirstSegment.get(first) ?? localeOf(response.locals.site.defaultLocale)).iso;
    },
  });
  return (request, response, next) => {
    const found = byIso.get(String(detector.detect(request, response, ['address'])));
    response.locals.visitorLocale = found ?? localeOf(response.locals.site.defaultLocale);
    next();
  };
}
