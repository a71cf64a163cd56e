// The way to our staff: three doors, the contact form, and the offices.
import { everywhere, sharedPage } from '../page.ts';

export const contactUsPage = sharedPage({
  id: 'contactUs',
  path: 'contact_us',
  locales: everywhere,
  chunk: 'contactUs',
  form: 'contactUs',
  needs: ['offices'],
  questions: ['attack', 'language', 'data'],
});
