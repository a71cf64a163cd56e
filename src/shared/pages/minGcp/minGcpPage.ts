// Defines the landing page of Google Cloud for small companies.
import { prepaidNeedFields } from '../../calculators/prepaidNeed.ts';
import { sharedPage } from '../page.ts';
import { calculatorFields } from '../query.ts';

export const minGcpPage = sharedPage({
  id: 'minGcp',
  path: 'min-gcp',
  locales: ['zh_TW'],
  chunk: 'minGcp',
  still: true,
  contacts: true,
  query: calculatorFields(prepaidNeedFields),
  questions: ['size', 'stop', 'move'],
  enquiry: { cloudVersion: 'gcp' },
});
