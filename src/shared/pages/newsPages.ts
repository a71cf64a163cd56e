// The pages of articles and stories, and of the newsletter.
import type { Needs } from '../app/needs.ts';
import { coverAddresses } from './article/useCovers.ts';
import { isBeyondList, listQuery } from './newsList/askedList.ts';
import { everywhere, page, sharedPage, titleWithBrand, type OwnHead } from './page.ts';
import { oneOf } from './query.ts';

/** Articles and stories are named by files. */
const fileName = /^[\w.-]+$/;

type ReadList = <N extends 'newsPage' | 'covers'>(name: N) => Needs[N];

const listHead = (read: ReadList): Partial<OwnHead> => {
  const { rows } = read('newsPage');
  return { picture: coverAddresses(rows, read('covers')).get(rows[0]?.id ?? '') };
};

export const newsPages = [
  sharedPage({
    id: 'blog',
    path: 'blog',
    locales: everywhere,
    chunk: 'newsList',
    common: 'newsList',
    still: true,
    contacts: true,
    query: listQuery,
    needs: ['newsPage', 'newsNear', 'covers'],
    lists: 'company',
    head: listHead,
    refuse: async (asked) => ((await isBeyondList('company', asked)) ? 404 : undefined),
  }),
  sharedPage({
    id: 'cloudNews',
    path: 'cloud-news',
    locales: everywhere,
    chunk: 'newsList',
    common: 'newsList',
    still: true,
    contacts: true,
    query: listQuery,
    needs: ['newsPage', 'newsNear', 'covers'],
    lists: 'cloud-news',
    head: listHead,
    refuse: async (asked) => ((await isBeyondList('cloud-news', asked)) ? 404 : undefined),
  }),
  // An article: in the page's language, or where not translated in one that exists.
  sharedPage({
    id: 'article',
    path: 'blog/:id',
    params: { id: (raw) => (fileName.test(raw) ? raw : undefined) },
    locales: everywhere,
    common: 'newsList',
    still: true,
    contacts: true,
    needs: ['article', 'covers', 'pageCode'],
    head: (read, brand) => {
      const article = read('article');
      const { id, title, summary, locales, locale, related } = article;
      return {
        title: titleWithBrand(title, brand, locale),
        description: summary,
        type: 'article',
        locales,
        written: locale,
        picture: coverAddresses([article, ...related], read('covers')).get(id),
      };
    },
  }),
  // A customer story; only stories of content/stories that are published today have one.
  sharedPage({
    id: 'story',
    path: 'stories/:id',
    params: { id: (raw) => (fileName.test(raw) ? raw : undefined) },
    locales: everywhere,
    still: true,
    contacts: true,
    needs: ['story'],
    refuse: ({ params, stories }) => (stories().some((story) => story.id === params.id) ? undefined : 404),
    head: (read, brand, locale) => {
      const { title, lead } = read('story');
      return { title: titleWithBrand(title[locale], brand, locale), description: lead[locale], type: 'article' };
    },
  }),
  // The newsletter sign-up. The pages behind the links in its mails have paths below it.
  page({
    id: 'newsletter',
    path: 'newsletter',
    locales: everywhere,
    still: true,
    index: false,
    found: true,
    query: { did: oneOf(['asked']) },
    needs: ['forms', 'latestNews'],
  }),
  // Behind the link in newsletter mails.
  page({
    id: 'subscription',
    path: 'newsletter/:link',
    params: { link: (raw) => (/^[0-9a-f]{40}$/.test(raw) ? raw : undefined) },
    locales: everywhere,
    handled: true,
    still: true,
    index: false,
    query: { did: oneOf(['confirmed', 'changed']) },
    needs: ['subscription'],
  }),
];
