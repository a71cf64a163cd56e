// Defines the page to activate an account.
import { everywhere, sharedPage } from '../page.ts';

export const activatePage = sharedPage({
  id: 'activate',
  path: 'activate',
  locales: everywhere,
  index: false,
  chunk: 'accountForm',
  account: 'activate',
});
