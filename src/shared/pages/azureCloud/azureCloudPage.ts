// Azure through us.
import { everywhere, sharedPage } from '../page.ts';

export const azureCloudPage = sharedPage({
  id: 'azureCloud',
  path: 'azureCloud',
  locales: everywhere,
  form: 'consult',
  family: 'reach',
});
