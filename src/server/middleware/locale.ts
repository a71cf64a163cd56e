// Finds the visitor's language from the address, by i18next's own middleware: `request.language` and `request.t` are true.
import { Router, type RequestHandler } from 'express';
import { handle } from 'i18next-http-middleware';
import { locales, localeOf } from '../../shared/i18n/locales.ts';
import type { Texts } from '../i18n/texts.ts';

const byIso = new Map(locales.map((row) => [row.iso, row]));

export function locale({ i18n }: Texts): RequestHandler {
  const keep: RequestHandler = (request, response, next) => {
    response.locals.visitorLocale = byIso.get(request.language) ?? localeOf(response.locals.site.defaultLocale);
    next();
  };
  return Router().use(handle(i18n), keep);
}
