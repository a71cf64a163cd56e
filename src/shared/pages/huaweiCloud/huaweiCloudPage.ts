// Defines the Huawei Cloud page.
import { everywhere, sharedPage } from '../page.ts';
import { serviceNeed } from '../query.ts';

export const huaweiCloudPage = sharedPage({
  id: 'huaweiCloud',
  path: 'huaweiCloud',
  locales: everywhere,
  chunk: 'huaweiCloud',
  common: 'clouds',
  query: { need: serviceNeed },
  enquiry: { cloudVersion: 'huawei' },
  form: 'consult',
  questions: ['hybrid', 'gauss', 'wrong', 'leave'],
});
