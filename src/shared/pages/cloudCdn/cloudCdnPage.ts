// CDN with protection as one solution.
import { cacheOriginFields } from '../../calculators/cacheOrigin.ts';
import { everywhere, sharedPage } from '../page.ts';
import { calculatorFields } from '../query.ts';

export const cloudCdnPage = sharedPage({
  id: 'cloudCdn',
  path: 'cloud_cdn',
  locales: everywhere,
  chunk: 'cloudCdn',
  still: true,
  contacts: true,
  query: calculatorFields(cacheOriginFields),
  questions: ['alarms', 'certificates', 'api', 'prices'],
  enquiry: { send: 'traffic' },
});
