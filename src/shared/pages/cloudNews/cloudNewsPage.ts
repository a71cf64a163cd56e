// Cloud news as a list.
import { isBeyondList } from '../newsList/wish.ts';
import { everywhere, sharedPage } from '../page.ts';

export const cloudNewsPage = sharedPage({
  id: 'cloudNews',
  path: 'cloud-news',
  locales: everywhere,
  chunk: 'newsList',
  still: true,
  query: ['q', 'sort', 'page', 'cat'],
  needs: ['news'],
  lists: 'cloud-news',
  refuse: (asked) => (isBeyondList('cloud-news', asked) ? 404 : undefined),
});
