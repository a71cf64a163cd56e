// CDN for small sites.
import { sharedPage } from '../page.ts';

export const minCdnPage = sharedPage({
  id: 'minCdn',
  path: 'min-cdn',
  locales: ['zh_TW'],
  needs: ['prices'],
  family: 'network',
  drawing: 'tiers',
  enquiry: { send: 'traffic' },
});
