// Alibaba Cloud through us.
import { everywhere, sharedPage } from '../page.ts';

export const aliCloudPage = sharedPage({
  id: 'aliCloud',
  path: 'aliCloud',
  locales: everywhere,
  form: 'consult',
  family: 'reach',
});
