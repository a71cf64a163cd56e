// Defines the page about Cloudflare through us.
import { everywhere, sharedPage } from '../page.ts';
import { serviceNeed } from '../query.ts';

export const cloudflareCloudPage = sharedPage({
  id: 'cloudflareCloud',
  path: 'cloudflareCloud',
  locales: everywhere,
  chunk: 'cloudflareCloud',
  still: true,
  common: 'clouds',
  query: { need: serviceNeed },
  enquiry: { send: 'traffic' },
  form: 'consult',
  questions: ['zones', 'plan', 'mainland', 'reply'],
});
