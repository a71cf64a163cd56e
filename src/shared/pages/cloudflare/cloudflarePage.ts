// Cloudflare, the product.
import { everywhere, sharedPage } from '../page.ts';

export const cloudflarePage = sharedPage({
  id: 'cloudflare',
  path: 'cloudflare',
  locales: everywhere,
  chunk: 'cloudflare',
  still: true,
  query: ['path'],
  questions: ['mail', 'downtime', 'account'],
});
