// Guards /mailto/:to: one plain address, four known fields, and nothing that could start another mail header.
import type { RequestHandler } from 'express';
import type { Pages } from './pages.ts';

const address = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){1,4}$/;
const fields = ['subject', 'body', 'cc', 'bcc'];
const addressFields = ['cc', 'bcc'];
/** Every control character: mail programs differ in what ends a line. */
const lineBreak = /[\p{Cc}\u2028\u2029]|%0[ad]/iu;

/** Works on the path after decoding once; what still holds a % sequence for a line break is refused as well. */
export function mailto(pages: Pages): RequestHandler {
  return (request, response, next) => {
    const found = /^\/(?:[\w-]+\/)?mailto\/([^/]+)\/?$/.exec(request.path);
    if (!found) return next();
    let to: string;
    try {
      to = decodeURIComponent(found[1] ?? '');
    } catch {
      return pages.showState(request, response, 'notFound', 400);
    }
    const values = Object.entries(request.query);
    const good =
      address.test(to) &&
      !lineBreak.test(to) &&
      values.every(
        ([name, value]) =>
          !fields.includes(name) ||
          (typeof value === 'string' &&
            value.length <= 200 &&
            !lineBreak.test(value) &&
            (!addressFields.includes(name) || address.test(value))),
      );
    return good ? next() : pages.showState(request, response, 'notFound', 400);
  };
}
