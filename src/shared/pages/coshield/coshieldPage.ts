// Protection of games and apps.
import { everywhere, sharedPage } from '../page.ts';

export const coshieldPage = sharedPage({
  id: 'coshield',
  path: 'coshield',
  locales: everywhere,
  chunk: 'coshield',
  still: true,
  query: ['users'],
  questions: ['counting', 'clients', 'both'],
});
