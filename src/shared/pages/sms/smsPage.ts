// Text messages by country: what a campaign costs, every published price, and a form.
import { currencies } from '../../calculators/currency.ts';
import { smsCostFields } from '../../calculators/smsCost.ts';
import { everywhere, sharedPage } from '../page.ts';
import { calculatorFieldsFrom, oneOf } from '../query.ts';

export const smsPage = sharedPage({
  id: 'sms',
  path: 'sms',
  locales: everywhere,
  chunk: 'sms',
  query: {
    cur: oneOf(currencies),
    country: oneOf(({ prices }) => prices.sms.map(({ country }) => country)),
    ...calculatorFieldsFrom(['to', 'set', 'len', 'n'], ({ prices }) =>
      smsCostFields(prices.sms.map(({ country }) => country)),
    ),
  },
  enquiry: { services: 'sms', send: 'sms' },
  form: 'consult',
  questions: ['failed', 'emoji', 'countries'],
});
