// Minimal pages without React, data or stylesheet: the page of last resort, and the answers of an overloaded server, made once
// for each language and kind of request.
import type { JsonAnswer } from '../../shared/forms/FormState.ts';
import { type LocaleRow, localeBySegment, localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';
import { once } from '../../shared/i18n/once.ts';
import type { Translate } from '../../shared/i18n/useT.ts';
import { escapeHtml } from './escaping.ts';
import type { Texts } from '../i18n/texts.ts';
import { sealed } from './respond.ts';
import type { Site } from './sites.ts';
import { policyHeaders, securityHeaders } from './securityHeaders.ts';

type Said = {
  title: string;
  words?: string;
  details?: string | undefined;
  link?: { to: string; text: string } | undefined;
};

function simplePage(locale: LocaleRow, { title, words, details, link }: Said): string {
  return [
    `<!DOCTYPE html><html lang="${locale.iso}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">`,
    `<title>${escapeHtml(title)}</title></head><body><main><h1>${escapeHtml(title)}</h1>`,
    words === undefined ? '' : `<p>${escapeHtml(words)}</p>`,
    details === undefined ? '' : `<pre>${escapeHtml(details)}</pre>`,
    link === undefined ? '' : `<p><a href="${link.to}">${escapeHtml(link.text)}</a></p>`,
    '</main></body></html>',
  ].join('');
}

/** The page of last resort, when even the error page cannot be rendered. */
export const barePage = (locale: LocaleRow, t: Translate, home: string, details: string | undefined): string =>
  simplePage(locale, { title: t('title'), details, link: { to: home, text: t('home') } });

/** A string body and a flat list of headers: Node writes both at once, and a refusal should cost next to nothing. */
type BusyAnswer = { body: string; headers: readonly string[] };
/** `form`: says that the form was not sent; `json`: for programs. */
export type BusyKind = 'page' | 'form' | 'json';
/** The language comes from `path`, or else it is the site's default. */
export type BusyPages = (kind: BusyKind, path: string, site: Pick<Site, 'origin' | 'defaultLocale'>) => BusyAnswer;

const retrySeconds = 5;

/** By whether the site is reached over https. */
type Answers = Record<'https' | 'http', BusyAnswer>;

function answersOf(body: string, headers: Record<string, string>): Answers {
  const over = (scheme: keyof Answers): BusyAnswer => ({
    body,
    headers: Object.entries({
      ...securityHeaders(`${scheme}:`),
      ...headers,
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
      'Retry-After': String(retrySeconds),
    }).flat(),
  });
  return { https: over('https'), http: over('http') };
}

export function busyPages(texts: Texts): BusyPages {
  const busy: JsonAnswer<null> = { code: 503, message: 'The server is busy', result: null, errors: [] };
  const json = answersOf(JSON.stringify(busy), {
    'Content-Type': 'application/json; charset=utf-8',
    ...sealed,
  });
  // On first use: a start would read the texts of every language for them.
  const html = once((code: LocaleCode, kind: 'page' | 'form') => {
    const locale = localeOf(code);
    const t = texts.of(code)('bare');
    // An empty address is the requested page itself; a form is sent again from the page it was filled in on.
    const again = kind === 'page' ? { to: '', text: t('again') } : undefined;
    const words = t(kind === 'page' ? 'busyPage' : 'busyForm');
    return answersOf(simplePage(locale, { title: t('busy'), words, link: again }), {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': locale.iso,
      ...policyHeaders({ scripts: [], styles: [], types: 'enforce' }),
    });
  });
  const answersTo = (kind: BusyKind, path: string, defaultLocale: LocaleCode): Answers => {
    if (kind === 'json') return json;
    return html(localeBySegment(path.split('/', 2)[1] ?? '')?.code ?? defaultLocale, kind);
  };
  return (kind, path, { origin, defaultLocale }) =>
    answersTo(kind, path, defaultLocale)[origin.startsWith('https:') ? 'https' : 'http'];
}
