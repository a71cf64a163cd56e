// Who is logged in: himself, where, what he has asked us, and the way out.
import { everywhere, page } from '../page.ts';

export const accountPage = page({
  id: 'account',
  path: 'account',
  locales: everywhere,
  chunk: 'account',
  index: false,
  query: ['did'],
  needs: ['visitor', 'account'],
});
