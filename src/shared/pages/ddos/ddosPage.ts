// Protection against floods, with its plans and prices.
import { allBut, sharedPage } from '../page.ts';

export const ddosPage = sharedPage({
  id: 'ddos',
  path: 'ddos',
  locales: allBut('pt'),
  query: ['cur'],
  needs: ['prices'],
  family: 'network',
  drawing: 'plans',
  prices: 'ddos',
  steps: { price: 'see' },
});
