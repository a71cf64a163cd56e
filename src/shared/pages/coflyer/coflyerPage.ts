// Messages to phones: kinds and rules, codes, when Taiwan may be written to, how a message is counted, and published prices.
import { currencies } from '../../calculators/currency.ts';
import { quietHoursFields } from '../../calculators/quietHours.ts';
import { everywhere, sharedPage } from '../page.ts';
import { calculatorFields, oneOf } from '../query.ts';

export const coflyerPage = sharedPage({
  id: 'coflyer',
  path: 'coflyer',
  locales: everywhere,
  chunk: 'coflyer',
  still: true,
  contacts: true,
  query: { cur: oneOf(currencies), ...calculatorFields(quietHoursFields) },
  questions: ['rate', 'sender', 'urls', 'currency'],
  enquiry: { services: 'sms', send: 'sms' },
});
