// Google Cloud through us.
import { everywhere, sharedPage } from '../page.ts';

export const gcpServicePage = sharedPage({
  id: 'gcpService',
  path: 'gcp-service',
  locales: everywhere,
  form: 'consult',
  family: 'reach',
});
