// Defines the page of cloud servers.
import { currencies } from '../../facts/currencies.ts';
import { serverFinderFields } from '../../calculators/serverFinder.ts';
import { allBut, sharedPage } from '../page.ts';
import { calculatorFields, oneOf } from '../query.ts';

export const serverPage = sharedPage({
  id: 'server',
  path: 'server',
  locales: allBut('pt'),
  chunk: 'server',
  query: { cur: oneOf(currencies), ...calculatorFields(serverFinderFields) },
  form: 'consult',
  questions: ['cloud', 'discount', 'resize', 'phone'],
  enquiry: { send: 'server' },
});
