// Stands in for a page that is being made.
import { everywhere, sharedPage } from '../page.ts';

export const compilePage = sharedPage({
  id: 'compile',
  path: 'compile',
  locales: everywhere,
  index: false,
  family: 'errand',
});
