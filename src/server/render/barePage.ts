// The page of last resort, when even the error page cannot be rendered: no React, no data, no stylesheet.
import type { LocaleRow } from '../../shared/i18n/locales.ts';
import type { Translate } from '../../shared/i18n/useT.ts';
import { escapeHtml } from './escapeHtml.ts';

export function barePage(locale: LocaleRow, t: Translate, home: string, details: string | undefined): string {
  return [
    `<!DOCTYPE html><html lang="${locale.iso}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">`,
    `<title>${escapeHtml(t('title'))}</title></head><body><main><h1>${escapeHtml(t('title'))}</h1>`,
    details === undefined ? '' : `<pre>${escapeHtml(details)}</pre>`,
    `<p><a href="${home}">${escapeHtml(t('home'))}</a></p></main></body></html>`,
  ].join('');
}
