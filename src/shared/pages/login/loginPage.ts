// Defines the log-in page.
import { everywhere, sharedPage } from '../page.ts';

export const loginPage = sharedPage({
  id: 'login',
  path: 'login',
  locales: everywhere,
  index: false,
  chunk: 'accountForm',
  account: 'login',
});
