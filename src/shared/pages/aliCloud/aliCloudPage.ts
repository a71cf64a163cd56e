// Alibaba Cloud through us.
import { everywhere, sharedPage } from '../page.ts';

export const aliCloudPage = sharedPage({
  id: 'aliCloud',
  path: 'aliCloud',
  locales: everywhere,
  chunk: 'aliCloud',
  common: 'clouds',
  query: ['need'],
  form: 'consult',
  questions: ['accounts', 'filing', 'windows', 'fast', 'leave'],
});
