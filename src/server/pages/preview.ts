// Shows an unpublished article to readers with a signed link, which is valid for a few days. The page is never shared or stored.
import type { RequestHandler } from 'express';
import { localeByPrefix, type LocaleRow } from '../../shared/i18n/locales.ts';
import { pageOf } from '../../shared/pages/pages.ts';
import type { NewsSource } from '../render/NewsSource.ts';
import type { Secrets } from '../secrets.ts';
import type { Pages } from './showPages.ts';

export const previewPath = '/:prefix/preview/:id/:until/:signature';

const recoded = (text: string, from: BufferEncoding, to: BufferEncoding) => Buffer.from(text, from).toString(to);

/** `until` is in milliseconds. The signature is in hex, as in other personal links, so that logs mask it and the page sends no referrer. */
export function previewOf(secrets: Secrets, { prefix }: LocaleRow, id: string, until: number): string {
  const signature = recoded(secrets.sign('previews', `${id} ${until}`), 'base64url', 'hex');
  return `/${prefix}/preview/${id}/${until}/${signature}`;
}

type Options = { pages: Pages; news: NewsSource; secrets: () => Promise<Secrets>; clock: () => number };

export function preview({ pages, news, secrets, clock }: Options): RequestHandler {
  return async (request, response, next) => {
    const { prefix, id = '', until = '', signature = '' } = request.params as Record<string, string>;
    const locale = localeByPrefix(prefix ?? '');
    const signed = recoded(signature, 'hex', 'base64url');
    const isGood =
      locale &&
      Number(until) > clock() &&
      news.canPreview(id) &&
      (await secrets()).isSigned('previews', `${id} ${until}`, signed);
    if (!isGood) return next();
    const page = { ...pageOf('article'), shared: false, index: false };
    return pages.show(request, response, { kind: 'page', page, locale, params: { id, ahead: 'yes' }, prefixed: true });
  };
}
