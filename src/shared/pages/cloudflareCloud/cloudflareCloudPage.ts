// Cloudflare, the partner.
import { everywhere, sharedPage } from '../page.ts';

export const cloudflareCloudPage = sharedPage({
  id: 'cloudflareCloud',
  path: 'cloudflareCloud',
  locales: everywhere,
  form: 'consult',
  family: 'reach',
});
