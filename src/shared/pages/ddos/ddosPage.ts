// Protection against floods, with its plans and prices.
import { currencies } from '../../calculators/currency.ts';
import { allBut, sharedPage } from '../page.ts';
import { oneOf } from '../query.ts';

export const ddosPage = sharedPage({
  id: 'ddos',
  path: 'ddos',
  locales: allBut('pt'),
  query: { cur: oneOf(currencies) },
  needs: ['prices'],
  family: 'network',
  drawing: 'plans',
  prices: 'ddos',
  steps: { price: 'see' },
  enquiry: { send: 'attack' },
});
