// Defines the page about several clouds as one.
import { cloudFinderFields } from '../../calculators/cloudFinder.ts';
import { everywhere, sharedPage } from '../page.ts';
import { calculatorFields } from '../query.ts';

export const cloudIntegrationPage = sharedPage({
  id: 'cloudIntegration',
  path: 'cloudIntegration',
  locales: everywhere,
  chunk: 'cloudIntegration',
  still: true,
  query: calculatorFields(cloudFinderFields),
  questions: ['single', 'egress', 'joining', 'first'],
  enquiry: { services: 'integration' },
  form: 'consult',
});
