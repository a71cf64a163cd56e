// Defines the FAQ, which also searches the questions of all pages.
import { everywhere, sharedPage } from '../page.ts';
import { typed } from '../query.ts';
import { longestSearch } from '../../search/longestSearch.ts';
import { faqGroups } from './faqGroups.ts';

export const faqPage = sharedPage({
  id: 'faq',
  path: 'FAQ',
  locales: everywhere,
  chunk: 'faq',
  still: true,
  contacts: true,
  query: { q: typed(longestSearch) },
  needs: ['questionsFound'],
  questions: Object.values(faqGroups).flat(),
});
