// Defines the campaign for the largest CDN pack.
import { cdnMonthFields } from '../../calculators/cdnMonth.ts';
import { currencies } from '../../facts/currencies.ts';
import { sharedPage } from '../page.ts';
import { calculatorFieldsFrom, oneOf } from '../query.ts';

export const promotion002Page = sharedPage({
  id: 'promotion002',
  path: 'promotion002',
  locales: ['zh_CN', 'zh_TW'],
  layout: 'bare',
  chunk: 'promotion002',
  still: true,
  contacts: true,
  query: {
    cur: oneOf(currencies),
    ...calculatorFieldsFrom(['region', 'gb', 'unit'], ({ prices }) =>
      cdnMonthFields(Object.keys(prices.bandwidth.usdPerGb)),
    ),
  },
  questions: ['unused', 'regions', 'renew'],
  enquiry: { send: 'traffic' },
});
