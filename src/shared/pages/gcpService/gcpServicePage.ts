// Defines the Google Cloud page.
import { everywhere, sharedPage } from '../page.ts';
import { serviceNeed } from '../query.ts';

export const gcpServicePage = sharedPage({
  id: 'gcpService',
  path: 'gcp-service',
  locales: everywhere,
  chunk: 'gcpService',
  common: 'clouds',
  query: { need: serviceNeed },
  enquiry: { cloudVersion: 'gcp' },
  form: 'consult',
  questions: ['commitments', 'billing', 'bytes', 'leave'],
});
