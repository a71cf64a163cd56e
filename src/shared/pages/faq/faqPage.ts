// Questions and answers, with a search among those of all pages.
import { everywhere, sharedPage } from '../page.ts';
import { longestSearch, typed } from '../query.ts';
import { faqGroups } from './faqGroups.ts';

export const faqPage = sharedPage({
  id: 'faq',
  path: 'FAQ',
  locales: everywhere,
  chunk: 'faq',
  still: true,
  contacts: true,
  query: { q: typed(longestSearch) },
  questions: Object.values(faqGroups).flat(),
});
