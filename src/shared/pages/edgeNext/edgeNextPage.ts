// EdgeNext, the product.
import { everywhere, sharedPage } from '../page.ts';

export const edgeNextPage = sharedPage({
  id: 'edgeNext',
  path: 'EdgeNext',
  locales: everywhere,
  family: 'reach',
});
