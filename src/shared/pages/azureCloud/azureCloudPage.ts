// Defines the Azure page.
import { everywhere, sharedPage } from '../page.ts';
import { serviceNeed } from '../query.ts';

export const azureCloudPage = sharedPage({
  id: 'azureCloud',
  path: 'azureCloud',
  locales: everywhere,
  chunk: 'azureCloud',
  common: 'clouds',
  query: { need: serviceNeed },
  enquiry: { cloudVersion: 'azure' },
  form: 'consult',
  questions: ['move', 'nat', 'wrong', 'leave'],
});
