// Questions and answers, with a search among those of all pages.
import { everywhere, sharedPage } from '../page.ts';

export const faqPage = sharedPage({
  id: 'faq',
  path: 'FAQ',
  locales: everywhere,
  chunk: 'faq',
  still: true,
  query: ['q'],
});
