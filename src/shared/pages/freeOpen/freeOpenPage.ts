// Defines the free trial page.
import { everywhere, sharedPage } from '../page.ts';

export const freeOpenPage = sharedPage({
  id: 'freeOpen',
  path: 'free_open',
  locales: everywhere,
  chunk: 'freeOpen',
  form: 'freeOpen',
  questions: ['length', 'data', 'second', 'card'],
});
