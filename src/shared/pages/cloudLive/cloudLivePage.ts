// Live streaming, the product.
import { everywhere, sharedPage } from '../page.ts';

export const cloudLivePage = sharedPage({
  id: 'cloudLive',
  path: 'cloudLive',
  locales: everywhere,
  chunk: 'cloudLive',
  still: true,
  query: ['viewers', 'mbps', 'minutes'],
  questions: ['payment', 'replay', 'audience'],
});
