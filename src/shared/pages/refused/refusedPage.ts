// Defines the page for requests that other sites sent and we refused.
import { everywhere, sharedPage } from '../page.ts';

export const refusedPage = sharedPage({
  id: 'refused',
  path: '403',
  locales: everywhere,
  chunk: 'error',
  still: true,
  status: 403,
  index: false,
});
