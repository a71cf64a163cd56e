// What visitors get while the server has more to do than it can: bytes made at the start, one answer a language and kind.
import { localeByPrefix, localeOf, locales, type LocaleCode } from '../../shared/i18n/locales.ts';
import type { Texts } from '../i18n/texts.ts';
import { simplePage } from './barePage.ts';
import { policyHeaders } from './securityHeaders.ts';

export type BusyAnswer = { body: Buffer; headers: Readonly<Record<string, string>> };
/** form: what was typed has not been sent; json: whoever asks is a program. */
export type BusyKind = 'page' | 'form' | 'json';
/** `path` tells the language; where it does not, the site's own is meant. */
export type BusyPages = (kind: BusyKind, path: string, defaultLocale: LocaleCode) => BusyAnswer;

const retrySeconds = 5;

function answerOf(body: Buffer, headers: Record<string, string>): BusyAnswer {
  return {
    body,
    headers: {
      ...headers,
      'Content-Length': String(body.length),
      'Cache-Control': 'no-store',
      'Retry-After': String(retrySeconds),
    },
  };
}

export function busyPages(texts: Texts): BusyPages {
  const json = answerOf(
    Buffer.from(JSON.stringify({ code: 503, message: 'The server is busy', result: null, errors: [] })),
    {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    },
  );
  const html = (code: LocaleCode, kind: 'page' | 'form') => {
    const locale = localeOf(code);
    const t = texts.of(code)('bare');
    // An empty address is the page that was asked for; a form is sent again from where it was filled in.
    const again = kind === 'page' ? { to: '', text: t('again') } : undefined;
    const words = t(kind === 'page' ? 'busyPage' : 'busyForm');
    return answerOf(Buffer.from(simplePage(locale, { title: t('busy'), words, link: again })), {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': locale.iso,
      ...policyHeaders({ scripts: [], styles: [] }),
    });
  };
  const made = new Map(
    locales.map(({ code }) => [code, { page: html(code, 'page'), form: html(code, 'form') }] as const),
  );
  return (kind, path, defaultLocale) => {
    if (kind === 'json') return json;
    const code = localeByPrefix(path.split('/', 2)[1] ?? '')?.code ?? defaultLocale;
    return made.get(code)?.[kind] ?? json;
  };
}
