// Defines the page about Cloudflare's product.
import { everywhere, sharedPage } from '../page.ts';
import { oneOf } from '../query.ts';
import { pathCases } from './pathCases.ts';

export const cloudflarePage = sharedPage({
  id: 'cloudflare',
  path: 'cloudflare',
  locales: everywhere,
  chunk: 'cloudflare',
  query: { path: oneOf(pathCases) },
  form: 'consult',
  questions: ['downtime', 'mail', 'account', 'ports'],
  enquiry: { send: 'traffic' },
});
