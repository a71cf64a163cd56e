// Text messages by country: what a campaign costs, every published price, and a form.
import { everywhere, sharedPage } from '../page.ts';

export const smsPage = sharedPage({
  id: 'sms',
  path: 'sms',
  locales: everywhere,
  chunk: 'sms',
  query: ['cur', 'to', 'set', 'len', 'n'],
  form: 'consult',
  questions: ['failed', 'emoji', 'countries'],
});
