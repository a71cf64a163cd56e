// EdgeNext, the product.
import { everywhere, sharedPage } from '../page.ts';

export const edgeNextPage = sharedPage({
  id: 'edgeNext',
  path: 'EdgeNext',
  locales: everywhere,
  chunk: 'edgeNext',
  still: true,
  common: 'edges',
  query: ['need'],
  questions: ['zones', 'dynamic', 'reply'],
});
