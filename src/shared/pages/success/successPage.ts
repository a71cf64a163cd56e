// Defines the page after paying for a prepaid pack.
import { allBut, sharedPage } from '../page.ts';

export const successPage = sharedPage({
  id: 'success',
  path: 'success',
  locales: allBut('pt'),
  chunk: 'success',
  index: false,
  enquiry: { send: 'prepaid' },
  form: 'success',
  questions: ['other', 'wrong', 'late', 'invoice'],
});
