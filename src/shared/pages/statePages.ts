// The pages shown in place of another: unknown, refused, failed, in preparation.
import { everywhere, sharedPage } from './page.ts';

export const statePages = [
  // Shown in place of one in preparation.
  sharedPage({
    id: 'compile',
    path: 'compile',
    locales: everywhere,
    still: true,
    index: false,
  }),
  // For a fault on our side.
  sharedPage({
    id: 'error',
    path: 'error',
    locales: everywhere,
    still: true,
    status: 500,
    index: false,
  }),
  // For requests that other sites sent and we refused.
  sharedPage({
    id: 'refused',
    path: '403',
    locales: everywhere,
    chunk: 'error',
    still: true,
    status: 403,
    index: false,
  }),
  // The 404 page.
  sharedPage({
    id: 'notFound',
    path: '404',
    locales: everywhere,
    status: 404,
    index: false,
    needs: ['charts'],
  }),
];
