// What an opaque link out of a mail or a campaign leads to.
import { everywhere, page } from '../page.ts';

const linkId = /^[0-9a-f]{8,64}$/;

/** Whether an address ends in the id of such a link, whatever is shown there. */
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
