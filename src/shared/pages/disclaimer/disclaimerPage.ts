// Defines the disclaimer page.
import { allBut, sharedPage } from '../page.ts';

export const disclaimerPage = sharedPage({
  id: 'disclaimer',
  path: 'disclaimer',
  locales: allBut('pt'),
  chunk: 'legal',
  still: true,
});
