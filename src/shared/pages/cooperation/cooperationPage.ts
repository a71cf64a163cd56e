// Defines the page for future partners, with the cooperation form.
import { directionNames } from '../../forms/fields.ts';
import { everywhere, sharedPage } from '../page.ts';
import { oneOf } from '../query.ts';

export const cooperationPage = sharedPage({
  id: 'cooperation',
  path: 'cooperation',
  locales: everywhere,
  chunk: 'cooperation',
  // The About page links here with a direction to preselect.
  query: { directions: oneOf(directionNames) },
  needs: ['desk'],
  form: 'cooperation',
  questions: ['cost', 'cobox', 'unsure'],
});
