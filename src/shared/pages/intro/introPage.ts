// Defines the short company page.
import { everywhere, sharedPage } from '../page.ts';

export const introPage = sharedPage({
  id: 'intro',
  path: 'intro',
  locales: everywhere,
  chunk: 'intro',
  still: true,
  contacts: true,
  index: false,
});
