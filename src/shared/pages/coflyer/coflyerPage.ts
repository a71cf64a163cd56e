// Defines the page about messages to phones.
import { quietHoursFields } from '../../calculators/quietHours.ts';
import { everywhere, sharedPage } from '../page.ts';
import { calculatorFields } from '../query.ts';

export const coflyerPage = sharedPage({
  id: 'coflyer',
  path: 'coflyer',
  locales: everywhere,
  chunk: 'coflyer',
  query: calculatorFields(quietHoursFields),
  enquiry: { services: 'sms', send: 'sms' },
  form: 'consult',
  questions: ['rate', 'sender', 'urls', 'cost', 'api'],
});
