// Defines the page to open an account.
import { allBut, sharedPage } from '../page.ts';

export const registerPage = sharedPage({
  id: 'register',
  path: 'register',
  locales: allBut('pt'),
  chunk: 'accountForm',
  account: 'register',
  needs: ['clouds'],
});
