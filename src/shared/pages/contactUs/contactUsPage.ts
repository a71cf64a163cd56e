// Defines the contact page.
import { everywhere, sharedPage } from '../page.ts';

export const contactUsPage = sharedPage({
  id: 'contactUs',
  path: 'contact_us',
  locales: everywhere,
  chunk: 'contactUs',
  form: 'contactUs',
  needs: ['desk'],
});
