// COBox, the platform to manage clouds with.
import { everywhere, sharedPage } from '../page.ts';

export const cloudplatformPage = sharedPage({
  id: 'cloudplatform',
  path: 'cloudplatform',
  locales: everywhere,
  chunk: 'cloudplatform',
  still: true,
  query: ['tab', 's', 'tb', 'plan', 'sms'],
  questions: ['access', 'price', 'own'],
});
