// Managed databases.
import { allBut, sharedPage } from '../page.ts';

export const databasePage = sharedPage({
  id: 'database',
  path: 'database',
  locales: allBut('pt'),
  enquiry: { send: 'server' },
});
