// Defines the list of cloud news.
import { isBeyondList, listQuery } from '../newsList/wish.ts';
import { everywhere, sharedPage } from '../page.ts';

export const cloudNewsPage = sharedPage({
  id: 'cloudNews',
  path: 'cloud-news',
  locales: everywhere,
  chunk: 'newsList',
  still: true,
  query: listQuery,
  needs: ['newsPage', 'newsNear', 'covers'],
  lists: 'cloud-news',
  refuse: async (asked) => ((await isBeyondList('cloud-news', asked)) ? 404 : undefined),
});
