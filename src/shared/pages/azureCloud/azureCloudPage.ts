// Azure through us.
import { everywhere, sharedPage } from '../page.ts';

export const azureCloudPage = sharedPage({
  id: 'azureCloud',
  path: 'azureCloud',
  locales: everywhere,
  chunk: 'azureCloud',
  common: 'clouds',
  query: ['need'],
  form: 'consult',
  questions: ['hybrid', 'move', 'nat', 'cheaper', 'leave'],
});
