// Defines the list of company news.
import { isBeyondList, listQuery } from '../newsList/wish.ts';
import { everywhere, sharedPage } from '../page.ts';

export const blogPage = sharedPage({
  id: 'blog',
  path: 'blog',
  locales: everywhere,
  chunk: 'newsList',
  still: true,
  query: listQuery,
  needs: ['newsPage', 'newsNear', 'covers'],
  lists: 'company',
  refuse: async (asked) => ((await isBeyondList('company', asked)) ? 404 : undefined),
});
