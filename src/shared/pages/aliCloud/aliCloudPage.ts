// Alibaba Cloud through us.
import { everywhere, sharedPage } from '../page.ts';
import { serviceNeed } from '../query.ts';

export const aliCloudPage = sharedPage({
  id: 'aliCloud',
  path: 'aliCloud',
  locales: everywhere,
  chunk: 'aliCloud',
  common: 'clouds',
  query: { need: serviceNeed },
  enquiry: { cloudVersion: 'alibaba' },
  form: 'consult',
  questions: ['accounts', 'filing', 'windows', 'fast', 'leave'],
});
