// Huawei Cloud through us.
import { everywhere, sharedPage } from '../page.ts';

export const huaweiCloudPage = sharedPage({
  id: 'huaweiCloud',
  path: 'huaweiCloud',
  locales: everywhere,
  chunk: 'huaweiCloud',
  common: 'clouds',
  query: ['need'],
  form: 'consult',
  questions: ['gauss', 'hybrid', 'sms', 'cheaper', 'leave'],
});
