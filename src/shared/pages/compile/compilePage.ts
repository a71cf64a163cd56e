// Defines the page shown in place of one in preparation.
import { everywhere, sharedPage } from '../page.ts';

export const compilePage = sharedPage({
  id: 'compile',
  path: 'compile',
  locales: everywhere,
  chunk: 'compile',
  still: true,
  index: false,
});
