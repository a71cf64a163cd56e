// Defines the page of a customer story; only stories of content/stories that are published today have one.
import { everywhere, sharedPage, titleWithBrand } from '../page.ts';

const id = /^[\w.-]+$/;

export const storyPage = sharedPage({
  id: 'story',
  path: 'stories/:id',
  params: { id: (raw) => (id.test(raw) ? raw : undefined) },
  locales: everywhere,
  chunk: 'story',
  still: true,
  contacts: true,
  needs: ['story'],
  refuse: ({ params, stories }) => (stories().some((story) => story.id === params.id) ? undefined : 404),
  head: (read, brand, locale) => {
    const { title, lead } = read('story');
    return { title: titleWithBrand(title[locale], brand, locale), description: lead[locale], type: 'article' };
  },
});
