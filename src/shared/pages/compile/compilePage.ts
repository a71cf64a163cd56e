// Stands in for a page that is being made.
import { everywhere, sharedPage } from '../page.ts';

export const compilePage = sharedPage({
  id: 'compile',
  path: 'compile',
  locales: everywhere,
  chunk: 'compile',
  still: true,
  index: false,
});
