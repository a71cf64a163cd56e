// Defines the landing page of the smallest traffic pack.
import { currencies } from '../../facts/currencies.ts';
import { packVisitsFields } from '../../calculators/packVisits.ts';
import { sharedPage } from '../page.ts';
import { calculatorFields, oneOf } from '../query.ts';

export const minCdnPage = sharedPage({
  id: 'minCdn',
  path: 'min-cdn',
  locales: ['zh_TW'],
  chunk: 'minCdn',
  still: true,
  contacts: true,
  query: { cur: oneOf(currencies), ...calculatorFields(packVisitsFields) },
  questions: ['unused', 'over', 'nodes'],
  enquiry: { send: 'traffic' },
});
