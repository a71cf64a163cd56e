// Defines the page behind personal links, whose path is an opaque id.
import { everywhere, page } from '../page.ts';

const linkId = /^[0-9a-f]{8,64}$/;

/** Whether a path ends in the id of such a link, whatever page it shows. */
export const endsInLink = (path: string): boolean => linkId.test(path.replace(/\/$/, '').split('/').at(-1) ?? '');

export const hashPage = page({
  id: 'hash',
  path: ':hash',
  params: { hash: (raw) => (linkId.test(raw) ? raw : undefined) },
  locales: everywhere,
  chunk: 'hash',
  needs: ['forms', 'countries', 'clouds'],
  index: false,
});
