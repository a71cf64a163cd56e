// Cloud servers with their prices.
import { allBut, sharedPage } from '../page.ts';

export const serverPage = sharedPage({
  id: 'server',
  path: 'server',
  locales: allBut('pt'),
  chunk: 'server',
  still: true,
  query: ['cur', 'cpu', 'mem', 'n', 'max'],
  questions: ['discount', 'resize', 'cloud'],
});
