// Serves a lead's file as a download to the desk that has a signed link to it, and logs each access.
import type { RequestHandler } from 'express';
import { pipeline } from 'node:stream/promises';
import { sealed } from '../http/respond.ts';
import type { EnquiryParts } from './EnquiryParts.ts';

const one = (value: unknown): string => (typeof value === 'string' ? value : '');

export function attachment(backOffice: () => Promise<EnquiryParts>): RequestHandler {
  return async ({ params, query, method }, response) => {
    const file = one(params['file']);
    const { links, store, files, textsOf, clock, log } = await backOffice();
    response.set({
      ...sealed,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    });
    const found = links.isGood(file, one(query['until']), one(query['signature']), clock())
      ? await (await store()).leads.file(file)
      : undefined;
    if (!found) {
      const locale = response.locals.visitorLocale.code;
      return void response
        .status(403)
        .type('text')
        .send(`${textsOf(locale)('mail')('linkExpired')}\n`);
    }
    const content = method === 'HEAD' ? undefined : await files.open(file);
    log.info('attachment.opened', { reference: found.reference, file });
    // The name comes from the visitor; the type was detected from the content.
    response.attachment(found.name).type(found.type).set('Content-Length', String(found.size));
    if (!content) return void response.end();
    await pipeline(content, response);
  };
}
