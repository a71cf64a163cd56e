// What somebody gets by mail, behind the link that stands in each: to confirm it, to change it, and to end it.
import { everywhere, page } from '../page.ts';
import { oneOf } from '../query.ts';

export const subscriptionPage = page({
  id: 'subscription',
  path: 'newsletter/:link',
  params: { link: (raw) => (/^[0-9a-f]{40}$/.test(raw) ? raw : undefined) },
  locales: everywhere,
  chunk: 'subscription',
  still: true,
  index: false,
  query: { did: oneOf(['confirmed', 'changed']) },
  needs: ['news'],
});
