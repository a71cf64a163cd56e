// The way back to an account whose password is forgotten.
import { allBut, sharedPage } from '../page.ts';

export const forgetPage = sharedPage({
  id: 'forget',
  path: 'forget',
  locales: allBut('pt'),
  index: false,
  chunk: 'accountForm',
  account: 'forgot',
});
