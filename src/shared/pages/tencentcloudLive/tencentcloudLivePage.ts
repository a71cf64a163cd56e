// Live streaming on Tencent Cloud.
import { everywhere, sharedPage } from '../page.ts';
import { oneOf } from '../query.ts';
import { showCases } from './showCases.ts';

export const tencentcloudLivePage = sharedPage({
  id: 'tencentcloudLive',
  path: 'tencentcloud.live',
  locales: everywhere,
  chunk: 'tencentcloudLive',
  still: true,
  query: { show: oneOf(showCases) },
  form: 'consult',
  questions: ['package', 'hosts', 'mainland', 'voucher'],
  enquiry: { send: 'live' },
});
