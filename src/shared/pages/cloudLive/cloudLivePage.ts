// Live streaming, the product.
import { everywhere, sharedPage } from '../page.ts';

export const cloudLivePage = sharedPage({
  id: 'cloudLive',
  path: 'cloudLive',
  locales: everywhere,
  family: 'network',
});
