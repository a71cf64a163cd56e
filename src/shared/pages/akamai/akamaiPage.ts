// Defines the Akamai page.
import { cacheOriginFields } from '../../calculators/cacheOrigin.ts';
import { sharedPage } from '../page.ts';
import { calculatorFields, serviceNeed } from '../query.ts';

export const akamaiPage = sharedPage({
  id: 'akamai',
  path: 'akamai',
  locales: ['zh_CN', 'zh_TW'],
  chunk: 'akamai',
  still: true,
  common: 'clouds',
  query: { need: serviceNeed, ...calculatorFields(cacheOriginFields) },
  questions: ['mainland', 'together', 'peak', 'dynamic', 'reply'],
  enquiry: { send: 'traffic' },
  form: 'consult',
});
