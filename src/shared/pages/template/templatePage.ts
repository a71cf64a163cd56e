// A sample landing page.
import { everywhere, sharedPage } from '../page.ts';

export const templatePage = sharedPage({
  id: 'template',
  path: 'template',
  locales: everywhere,
  index: false,
  family: 'errand',
});
