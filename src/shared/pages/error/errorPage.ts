// Defines the page for a fault on our side.
import { everywhere, sharedPage } from '../page.ts';

export const errorPage = sharedPage({
  id: 'error',
  path: 'error',
  locales: everywhere,
  chunk: 'error',
  still: true,
  status: 500,
  index: false,
});
