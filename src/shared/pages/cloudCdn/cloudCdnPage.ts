// Defines the page about a CDN with protection.
import { cacheOriginFields } from '../../calculators/cacheOrigin.ts';
import { everywhere, sharedPage } from '../page.ts';
import { calculatorFields } from '../query.ts';

export const cloudCdnPage = sharedPage({
  id: 'cloudCdn',
  path: 'cloud_cdn',
  locales: everywhere,
  chunk: 'cloudCdn',
  still: true,
  query: calculatorFields(cacheOriginFields),
  form: 'consult',
  questions: ['alarms', 'certificates', 'api', 'two', 'prices'],
  enquiry: { send: 'traffic' },
});
