// Text messages by country, with prices and a form.
import { everywhere, sharedPage } from '../page.ts';

export const smsPage = sharedPage({
  id: 'sms',
  path: 'sms',
  locales: everywhere,
  query: ['cur'],
  needs: ['prices'],
  form: 'consult',
  drawing: 'messages',
  prices: 'sms',
  steps: { price: 'see' },
});
