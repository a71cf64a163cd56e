// Defines the page to reset a forgotten password.
import { allBut, sharedPage } from '../page.ts';

export const forgetPage = sharedPage({
  id: 'forget',
  path: 'forget',
  locales: allBut('pt'),
  index: false,
  chunk: 'accountForm',
  account: 'forgot',
});
