// Defines the home page.
import { everywhere, sharedPage } from '../page.ts';
import { oneOf } from '../query.ts';

export const homePage = sharedPage({
  id: 'home',
  path: '',
  locales: everywhere,
  chunk: 'home',
  query: { notice: oneOf(['missing']) },
  needs: ['regions', 'prices', 'charts', 'pictures', 'banners', 'slides', 'latestNews', 'covers', 'menu'],
  /** The page's own texts replace what the back end leaves out. */
  head: (read) => {
    const { title, description, keywords } = read('menu').homePage;
    return { ...(title && { title }), ...(description && { description }), ...(keywords && { keywords }) };
  },
});
