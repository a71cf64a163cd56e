// News by mail: what about, and to which address. Below it stand the pages behind the links in its mails.
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
