// Messages to phones, the product.
import { everywhere, sharedPage } from '../page.ts';

export const coflyerPage = sharedPage({
  id: 'coflyer',
  path: 'coflyer',
  locales: everywhere,
  needs: ['prices'],
  drawing: 'messages',
  enquiry: { services: 'sms', send: 'sms' },
});
