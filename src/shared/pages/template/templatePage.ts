// Defines the sample campaign page.
import { everywhere, sharedPage } from '../page.ts';

export const templatePage = sharedPage({
  id: 'template',
  path: 'template',
  locales: everywhere,
  chunk: 'template',
  still: true,
  contacts: true,
  index: false,
  questions: ['who', 'until', 'ended'],
});
