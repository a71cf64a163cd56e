// Protection of games and apps.
import { everywhere, sharedPage } from '../page.ts';

export const coshieldPage = sharedPage({
  id: 'coshield',
  path: 'coshield',
  locales: everywhere,
  family: 'network',
});
