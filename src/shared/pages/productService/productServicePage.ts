// Why us.
import { allBut, sharedPage } from '../page.ts';

export const productServicePage = sharedPage({
  id: 'productService',
  path: 'productService',
  locales: allBut('pt'),
});
