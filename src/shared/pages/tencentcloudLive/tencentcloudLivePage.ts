// Defines the page about live streaming on Tencent Cloud.
import { everywhere, sharedPage } from '../page.ts';
import { oneOf } from '../query.ts';

/** Kinds of shows that are compared, in the order of their rows in the texts. */
export const showCases = ['shop', 'esports', 'class', 'event'] as const;

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
