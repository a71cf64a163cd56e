// Live streaming on Tencent Cloud.
import { everywhere, sharedPage } from '../page.ts';

export const tencentcloudLivePage = sharedPage({
  id: 'tencentcloudLive',
  path: 'tencentcloud.live',
  locales: everywhere,
  chunk: 'tencentcloudLive',
  still: true,
  query: ['show'],
  questions: ['mainland', 'voucher', 'hosts'],
});
