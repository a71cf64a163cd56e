// Defines the CDN page.
import { cdnMonthFields } from '../../calculators/cdnMonth.ts';
import { currencies } from '../../facts/currencies.ts';
import { allBut, sharedPage } from '../page.ts';
import { calculatorFieldsFrom, oneOf } from '../query.ts';

export const cdnPage = sharedPage({
  id: 'cdn',
  path: 'cdn',
  locales: allBut('pt'),
  chunk: 'cdn',
  query: {
    cur: oneOf(currencies),
    all: oneOf(['regions']),
    ...calculatorFieldsFrom(['region', 'gb', 'unit'], ({ prices }) =>
      cdnMonthFields(Object.keys(prices.bandwidth.usdPerGb)),
    ),
  },
  form: 'consult',
  questions: ['jump', 'icp', 'unused', 'network'],
  enquiry: { send: 'traffic' },
});
