// Cloudflare, the product.
import { everywhere, sharedPage } from '../page.ts';
import { oneOf } from '../query.ts';

/** What a visitor may ask the way of. */
export const pathCases = ['static', 'html', 'api', 'account'] as const;

export const cloudflarePage = sharedPage({
  id: 'cloudflare',
  path: 'cloudflare',
  locales: everywhere,
  chunk: 'cloudflare',
  still: true,
  contacts: true,
  query: { path: oneOf(pathCases) },
  questions: ['mail', 'downtime', 'account'],
  enquiry: { send: 'traffic' },
});
