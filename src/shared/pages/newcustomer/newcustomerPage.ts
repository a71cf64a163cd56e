// Defines the page for new customers.
import { startWayFields } from '../../calculators/startWay.ts';
import { sharedPage } from '../page.ts';
import { calculatorFields } from '../query.ts';

export const newcustomerPage = sharedPage({
  id: 'newcustomer',
  path: 'newcustomer',
  locales: ['zh_TW'],
  chunk: 'newcustomer',
  still: true,
  contacts: true,
  query: calculatorFields(startWayFields),
  questions: ['both', 'credit', 'card', 'after'],
  enquiry: { send: 'prepaid' },
});
