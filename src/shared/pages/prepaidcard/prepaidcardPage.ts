// Prepaid packs, for new accounts and for topping up.
import { allBut, sharedPage } from '../page.ts';

export const prepaidcardPage = sharedPage({
  id: 'prepaidcard',
  path: 'prepaidcard',
  locales: allBut('pt'),
  chunk: 'prepaidcard',
  query: ['tab'],
  needs: ['prices'],
});
