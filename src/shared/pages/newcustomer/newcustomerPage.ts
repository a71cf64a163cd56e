// What new customers get.
import { sharedPage } from '../page.ts';

export const newcustomerPage = sharedPage({
  id: 'newcustomer',
  path: 'newcustomer',
  locales: ['zh_TW'],
});
