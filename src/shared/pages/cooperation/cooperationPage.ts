// Becoming a partner: the cooperation form.
import { directionNames } from '../../forms/fields.ts';
import { everywhere, sharedPage } from '../page.ts';
import { oneOf } from '../query.ts';

export const cooperationPage = sharedPage({
  id: 'cooperation',
  path: 'cooperation',
  locales: everywhere,
  chunk: 'cooperation',
  // Ticked ahead, as the page about us leads to it.
  query: { directions: oneOf(directionNames) },
  needs: ['desk'],
  form: 'cooperation',
  questions: ['cost', 'cobox', 'unsure'],
});
