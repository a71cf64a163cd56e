// Live streaming on Tencent Cloud.
import { everywhere, sharedPage } from '../page.ts';
import { oneOf } from '../query.ts';

/** Kinds of shows that are compared. */
export const showCases = ['shop', 'esports', 'class', 'event'] as const;

export const tencentcloudLivePage = sharedPage({
  id: 'tencentcloudLive',
  path: 'tencentcloud.live',
  locales: everywhere,
  chunk: 'tencentcloudLive',
  still: true,
  contacts: true,
  query: { show: oneOf(showCases) },
  questions: ['mainland', 'voucher', 'hosts'],
  enquiry: { send: 'live' },
});
