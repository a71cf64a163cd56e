// The way to our staff: the contact form, the desk's day, and the offices.
import { everywhere, sharedPage } from '../page.ts';

export const contactUsPage = sharedPage({
  id: 'contactUs',
  path: 'contact_us',
  locales: everywhere,
  chunk: 'contactUs',
  form: 'contactUs',
  needs: ['desk'],
});
