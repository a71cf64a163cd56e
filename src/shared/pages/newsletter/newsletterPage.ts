// Defines the newsletter sign-up. The pages behind the links in its mails have paths below it.
import { everywhere, page } from '../page.ts';
import { oneOf } from '../query.ts';

export const newsletterPage = page({
  id: 'newsletter',
  path: 'newsletter',
  locales: everywhere,
  chunk: 'newsletter',
  still: true,
  index: false,
  query: { did: oneOf(['asked']) },
  needs: ['forms', 'latestNews'],
});
