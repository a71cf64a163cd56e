// Defines the Alibaba Cloud page.
import { everywhere, sharedPage } from '../page.ts';
import { serviceNeed } from '../query.ts';

export const aliCloudPage = sharedPage({
  id: 'aliCloud',
  path: 'aliCloud',
  locales: everywhere,
  chunk: 'aliCloud',
  needs: ['charts'],
  common: 'clouds',
  query: { need: serviceNeed },
  enquiry: { cloudVersion: 'alibaba' },
  form: 'consult',
  questions: ['wrong', 'windows', 'move', 'accounts'],
});
