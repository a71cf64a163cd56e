// Managed databases: how long a move stands still, engines, duties, targets, where they run, and the move itself.
import { downtimeWindowFields } from '../../calculators/downtimeWindow.ts';
import { allBut, sharedPage } from '../page.ts';
import { calculatorFields, oneOf } from '../query.ts';

/** What a visitor may ask about, in the order of the table's rows. */
export const engineCases = ['mysql', 'mssql', 'redis'] as const;

export const databasePage = sharedPage({
  id: 'database',
  path: 'database',
  locales: allBut('pt'),
  chunk: 'database',
  still: true,
  contacts: true,
  query: { engine: oneOf(engineCases), ...calculatorFields(downtimeWindowFields) },
  questions: ['downtime', 'old', 'price', 'redis'],
  enquiry: { send: 'server' },
});
