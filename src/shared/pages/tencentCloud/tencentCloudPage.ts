// Tencent Cloud through us.
import { everywhere, sharedPage } from '../page.ts';

export const tencentCloudPage = sharedPage({
  id: 'tencentCloud',
  path: 'tencentCloud',
  locales: everywhere,
  chunk: 'tencentCloud',
  common: 'clouds',
  query: ['need'],
  form: 'consult',
  questions: ['voucher', 'accounts', 'access', 'leave'],
});
