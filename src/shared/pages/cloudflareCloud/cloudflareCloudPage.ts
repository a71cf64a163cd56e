// Cloudflare, the partner.
import { everywhere, sharedPage } from '../page.ts';
import { serviceNeed } from '../query.ts';

export const cloudflareCloudPage = sharedPage({
  id: 'cloudflareCloud',
  path: 'cloudflareCloud',
  locales: everywhere,
  chunk: 'cloudflareCloud',
  common: 'edges',
  query: { need: serviceNeed },
  enquiry: { send: 'traffic' },
  form: 'consult',
  questions: ['mainland', 'zones', 'reply'],
});
