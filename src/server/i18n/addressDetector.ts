// Tells i18next's middleware the language of a request: a known prefix wins, else the domain's default; nothing else counts.
import { LanguageDetector } from 'i18next-http-middleware';
import { locales, localeOf } from '../../shared/i18n/locales.ts';

const byFirstSegment = new Map(
  locales.flatMap((row) => [row.prefix, ...row.aliases].map((segment) => [segment, row] as const)),
);

export function addressDetector(): LanguageDetector {
  const detector = new LanguageDetector(undefined, { order: ['address'], caches: false });
  detector.addDetector({
    name: 'address',
    lookup: (request, response) => {
      const first = request.path.split('/')[1]?.toLowerCase() ?? '';
      return (byFirstSegment.get(first) ?? localeOf(response.locals.site.defaultLocale)).iso;
    },
  });
  return detector;
}
