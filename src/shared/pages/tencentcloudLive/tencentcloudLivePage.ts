// Live streaming on Tencent Cloud.
import { everywhere, sharedPage } from '../page.ts';

export const tencentcloudLivePage = sharedPage({
  id: 'tencentcloudLive',
  path: 'tencentcloud.live',
  locales: everywhere,
  family: 'network',
});
