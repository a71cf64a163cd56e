// The way to our staff: the contact form.
import { everywhere, sharedPage } from '../page.ts';

export const contactUsPage = sharedPage({
  id: 'contactUs',
  path: 'contact_us',
  locales: everywhere,
  chunk: 'formPage',
  form: 'contactUs',
});
