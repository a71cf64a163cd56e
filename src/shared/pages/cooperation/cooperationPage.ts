// Becoming a partner: the cooperation form.
import { everywhere, sharedPage } from '../page.ts';

export const cooperationPage = sharedPage({
  id: 'cooperation',
  path: 'cooperation',
  locales: everywhere,
  chunk: 'cooperation',
  form: 'cooperation',
  questions: ['cost', 'cobox', 'unsure'],
});
