// COBox, the platform to manage clouds with.
import { sampleBillFields } from '../../calculators/sampleBill.ts';
import { everywhere, sharedPage } from '../page.ts';
import { calculatorFieldsFrom, oneOf } from '../query.ts';
import { coboxTabs } from './coboxTab.ts';

export const cloudplatformPage = sharedPage({
  id: 'cloudplatform',
  path: 'cloudplatform',
  locales: everywhere,
  chunk: 'cloudplatform',
  still: true,
  contacts: true,
  query: {
    tab: oneOf(coboxTabs),
    ...calculatorFieldsFrom(['s', 'tb', 'plan', 'sms'], ({ prices }) => sampleBillFields(prices)),
  },
  questions: ['access', 'price', 'own'],
  enquiry: { services: 'integration' },
});
