// Live streaming, the product.
import { audienceSizeFields } from '../../calculators/audienceSize.ts';
import { everywhere, sharedPage } from '../page.ts';
import { calculatorFields } from '../query.ts';

export const cloudLivePage = sharedPage({
  id: 'cloudLive',
  path: 'cloudLive',
  locales: everywhere,
  chunk: 'cloudLive',
  still: true,
  contacts: true,
  query: calculatorFields(audienceSizeFields),
  questions: ['payment', 'replay', 'audience'],
  enquiry: { send: 'live' },
});
