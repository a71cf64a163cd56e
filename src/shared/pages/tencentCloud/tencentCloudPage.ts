// Defines the Tencent Cloud page.
import { everywhere, sharedPage } from '../page.ts';
import { serviceNeed } from '../query.ts';

export const tencentCloudPage = sharedPage({
  id: 'tencentCloud',
  path: 'tencentCloud',
  locales: everywhere,
  chunk: 'tencentCloud',
  common: 'clouds',
  query: { need: serviceNeed },
  enquiry: { cloudVersion: 'tencent' },
  form: 'consult',
  questions: ['voucher', 'accounts', 'access', 'leave'],
});
