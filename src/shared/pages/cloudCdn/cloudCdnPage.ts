// CDN with protection as one solution.
import { everywhere, sharedPage } from '../page.ts';

export const cloudCdnPage = sharedPage({
  id: 'cloudCdn',
  path: 'cloud_cdn',
  locales: everywhere,
  chunk: 'cloudCdn',
  still: true,
  query: ['gb', 'hit'],
  questions: ['alarms', 'certificates', 'api', 'prices'],
});
