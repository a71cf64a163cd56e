// Defines the page about DDoS protection.
import { currencies } from '../../facts/currencies.ts';
import { ddosFinderFields } from '../../calculators/ddosFinder.ts';
import { allBut, sharedPage } from '../page.ts';
import { calculatorFields, oneOf } from '../query.ts';

export const ddosPage = sharedPage({
  id: 'ddos',
  path: 'ddos',
  locales: allBut('pt'),
  chunk: 'ddos',
  query: { cur: oneOf(currencies), ...calculatorFields(ddosFinderFields) },
  enquiry: { send: 'attack' },
  form: 'consult',
  questions: ['rate', 'now', 'connect', 'level'],
});
