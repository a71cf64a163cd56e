// Defines the SMS page.
import { currencies } from '../../facts/currencies.ts';
import { smsCostFields } from '../../calculators/smsCost.ts';
import { everywhere, sharedPage } from '../page.ts';
import { calculatorFieldsFrom, countryCode, oneOf } from '../query.ts';

export const smsPage = sharedPage({
  id: 'sms',
  path: 'sms',
  locales: everywhere,
  chunk: 'sms',
  query: {
    cur: oneOf(currencies),
    // Also a country without a published price, which visitors may ask about.
    country: countryCode,
    ...calculatorFieldsFrom(['to', 'set', 'len', 'n'], ({ prices }) =>
      smsCostFields(prices.sms.map(({ country }) => country)),
    ),
  },
  enquiry: { services: 'sms', send: 'sms' },
  form: 'consult',
  needs: ['charts'],
  questions: ['segments', 'delivery', 'failed', 'bill'],
});
