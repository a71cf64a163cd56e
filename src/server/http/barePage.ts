// Minimal pages for when nothing else works: no React, no data, no stylesheet.
import type { LocaleRow } from '../../shared/i18n/locales.ts';
import type { Translate } from '../../shared/i18n/useT.ts';
import { escapeHtml } from './escapeHtml.ts';

type Said = {
  title: string;
  words?: string;
  details?: string | undefined;
  link?: { to: string; text: string } | undefined;
};

export function simplePage(locale: LocaleRow, { title, words, details, link }: Said): string {
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
