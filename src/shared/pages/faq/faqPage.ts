// Questions and answers.
import { everywhere, sharedPage } from '../page.ts';

export const faqPage = sharedPage({
  id: 'faq',
  path: 'FAQ',
  locales: everywhere,
  family: 'errand',
});
