// Tencent Cloud through us.
import { everywhere, sharedPage } from '../page.ts';

export const tencentCloudPage = sharedPage({
  id: 'tencentCloud',
  path: 'tencentCloud',
  locales: everywhere,
  form: 'consult',
  family: 'reach',
});
