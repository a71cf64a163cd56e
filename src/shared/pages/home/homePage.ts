// The home page: the whole offer at a glance.
import { everywhere, sharedPage } from '../page.ts';
import { oneOf } from '../query.ts';

export const homePage = sharedPage({
  id: 'home',
  path: '',
  locales: everywhere,
  chunk: 'home',
  query: { notice: oneOf(['missing']) },
  needs: ['regions', 'prices', 'charts', 'pictures', 'banners', 'slides', 'latestNews', 'covers', 'menu'],
  /** What the back end leaves out the page says itself. */
  head: (read) => {
    const { title, description, keywords } = read('menu').homePage;
    return { ...(title && { title }), ...(description && { description }), ...(keywords && { keywords }) };
  },
});
