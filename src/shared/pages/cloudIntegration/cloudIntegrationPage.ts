// Several clouds as one.
import { cloudFinderFields } from '../../calculators/cloudFinder.ts';
import { everywhere, sharedPage } from '../page.ts';
import { calculatorFields } from '../query.ts';

export const cloudIntegrationPage = sharedPage({
  id: 'cloudIntegration',
  path: 'cloudIntegration',
  locales: everywhere,
  chunk: 'cloudIntegration',
  still: true,
  contacts: true,
  query: calculatorFields(cloudFinderFields),
  questions: ['contracts', 'egress', 'first'],
  enquiry: { services: 'integration' },
});
