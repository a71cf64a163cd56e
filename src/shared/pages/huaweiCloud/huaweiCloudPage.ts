// Huawei Cloud through us.
import { everywhere, sharedPage } from '../page.ts';

export const huaweiCloudPage = sharedPage({
  id: 'huaweiCloud',
  path: 'huaweiCloud',
  locales: everywhere,
  form: 'consult',
  family: 'reach',
});
