// The home page: the whole offer at a glance.
import { everywhere, sharedPage } from '../page.ts';

export const homePage = sharedPage({
  id: 'home',
  path: '',
  locales: everywhere,
  chunk: 'home',
  query: ['notice'],
  needs: ['regions', 'prices', 'charts', 'banners', 'news'],
});
