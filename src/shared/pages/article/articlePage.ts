// Defines the page of an article: in the page's language, or where not translated in one that exists.
import { everywhere, sharedPage, titleWithBrand } from '../page.ts';

const id = /^[\w.-]+$/;

export const articlePage = sharedPage({
  id: 'article',
  path: 'blog/:id',
  params: { id: (raw) => (id.test(raw) ? raw : undefined) },
  locales: everywhere,
  chunk: 'article',
  still: true,
  needs: ['article', 'covers', 'pageCode'],
  head: (read, brand) => {
    const { title, summary, locales, locale } = read('article');
    return {
      title: titleWithBrand(title, brand, locale),
      description: summary,
      type: 'article',
      locales,
      written: locale,
    };
  },
});
