// Defines the page behind the link in newsletter mails.
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
