// Google Cloud through us.
import { everywhere, sharedPage } from '../page.ts';

export const gcpServicePage = sharedPage({
  id: 'gcpService',
  path: 'gcp-service',
  locales: everywhere,
  chunk: 'gcpService',
  common: 'clouds',
  query: ['need'],
  form: 'consult',
  questions: ['billing', 'commitments', 'bytes', 'near', 'leave'],
});
