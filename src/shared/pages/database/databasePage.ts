// Managed databases: how long a move stands still, who does what, what a failure loses.
import { downtimeWindowFields } from '../../calculators/downtimeWindow.ts';
import { allBut, sharedPage } from '../page.ts';
import { calculatorFields, oneOf } from '../query.ts';
import { engineCases } from './engineCases.ts';

export const databasePage = sharedPage({
  id: 'database',
  path: 'database',
  locales: allBut('pt'),
  chunk: 'database',
  query: { engine: oneOf(engineCases), ...calculatorFields(downtimeWindowFields) },
  form: 'consult',
  questions: ['downtime', 'where', 'old', 'price', 'redis'],
  enquiry: { send: 'server' },
});
