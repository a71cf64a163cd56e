// The platform to manage clouds with.
import { everywhere, sharedPage } from '../page.ts';

export const cloudplatformPage = sharedPage({
  id: 'cloudplatform',
  path: 'cloudplatform',
  locales: everywhere,
  query: ['tab'],
});
