// Defines the 404 page.
import { everywhere, sharedPage } from '../page.ts';

export const notFoundPage = sharedPage({
  id: 'notFound',
  path: '404',
  locales: everywhere,
  chunk: 'notFound',
  status: 404,
  index: false,
  needs: ['charts'],
});
