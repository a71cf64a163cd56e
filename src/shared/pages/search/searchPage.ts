// Defines the search of the whole site.
import { everywhere, sharedPage } from '../page.ts';
import { oneOf, typed } from '../query.ts';
import { longestSearch } from '../../search/longestSearch.ts';

export const searchPage = sharedPage({
  id: 'search',
  path: 'search',
  locales: everywhere,
  chunk: 'search',
  still: true,
  contacts: true,
  index: false,
  query: { q: typed(longestSearch), in: oneOf(['prices', 'pages', 'questions']) },
  needs: ['siteFound'],
});
