// Prepaid packs, for new accounts and for topping up.
import { allBut, sharedPage } from '../page.ts';

export const prepaidcardPage = sharedPage({
  id: 'prepaidcard',
  path: 'prepaidcard',
  locales: allBut('pt'),
  chunk: 'prepaidcard',
  still: true,
  query: ['tab', 'need', 'use', 'cur'],
  questions: ['refund', 'combine', 'twd', 'largest'],
});
