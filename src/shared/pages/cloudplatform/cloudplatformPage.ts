// Defines the page of COBox, the platform to manage clouds.
import { sampleBillFields } from '../../calculators/sampleBill.ts';
import { everywhere, sharedPage } from '../page.ts';
import { calculatorFieldsFrom, oneOf } from '../query.ts';
import { coboxTabs } from './coboxTab.ts';

export const cloudplatformPage = sharedPage({
  id: 'cloudplatform',
  path: 'cloudplatform',
  locales: everywhere,
  chunk: 'cloudplatform',
  query: {
    tab: oneOf(coboxTabs),
    ...calculatorFieldsFrom(['s', 'tb', 'ddos', 'sms'], ({ prices }) => sampleBillFields(prices)),
  },
  form: 'consult',
  questions: ['access', 'price', 'own', 'labels'],
  enquiry: { services: 'integration' },
});
