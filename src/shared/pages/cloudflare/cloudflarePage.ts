// Cloudflare, the product.
import { everywhere, sharedPage } from '../page.ts';

export const cloudflarePage = sharedPage({
  id: 'cloudflare',
  path: 'cloudflare',
  locales: everywhere,
  family: 'network',
});
