// Defines the live streaming page.
import { audienceSizeFields } from '../../calculators/audienceSize.ts';
import { everywhere, sharedPage } from '../page.ts';
import { calculatorFields } from '../query.ts';

export const cloudLivePage = sharedPage({
  id: 'cloudLive',
  path: 'cloudLive',
  locales: everywhere,
  chunk: 'cloudLive',
  still: true,
  query: calculatorFields(audienceSizeFields),
  form: 'consult',
  questions: ['billed', 'audience', 'replay', 'mainland', 'payment'],
  enquiry: { send: 'live' },
});
