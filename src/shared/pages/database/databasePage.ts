// Defines the page about managed databases.
import { downtimeWindowFields } from '../../calculators/moveTimes.ts';
import { allBut, sharedPage } from '../page.ts';
import { calculatorFields, oneOf } from '../query.ts';

/** The engines to choose from, in the order of their rows in the texts. */
export const engineCases = ['mysql', 'mssql', 'redis'] as const;

export const databasePage = sharedPage({
  id: 'database',
  path: 'database',
  locales: allBut('pt'),
  chunk: 'database',
  query: { engine: oneOf(engineCases), ...calculatorFields(downtimeWindowFields) },
  form: 'consult',
  questions: ['downtime', 'where', 'old', 'price', 'redis'],
  enquiry: { services: 'database', send: 'server' },
});
