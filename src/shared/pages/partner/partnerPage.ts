// Defines the About page.
import { everywhere, sharedPage } from '../page.ts';

export const partnerPage = sharedPage({
  id: 'partner',
  path: 'partner',
  locales: everywhere,
  chunk: 'partner',
  still: true,
  form: 'consult',
  questions: ['contract', 'account', 'vendor', 'visit'],
});
