// Defines the privacy policy.
import { allBut, sharedPage } from '../page.ts';

export const privacyPage = sharedPage({
  id: 'privacy',
  path: 'privacy',
  locales: allBut('pt'),
  chunk: 'legal',
  still: true,
});
