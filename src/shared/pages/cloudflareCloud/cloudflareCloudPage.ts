// Cloudflare, the partner.
import { everywhere, sharedPage } from '../page.ts';

export const cloudflareCloudPage = sharedPage({
  id: 'cloudflareCloud',
  path: 'cloudflareCloud',
  locales: everywhere,
  chunk: 'cloudflareCloud',
  common: 'edges',
  query: ['need'],
  form: 'consult',
  questions: ['mainland', 'zones', 'reply'],
});
