// Defines the page of prepaid packs, for new accounts and for top-ups.
import { currencies } from '../../facts/currencies.ts';
import { prepaidNeedFields } from '../../calculators/prepaidNeed.ts';
import { allBut, sharedPage } from '../page.ts';
import { calculatorFields, oneOf } from '../query.ts';

export const prepaidcardPage = sharedPage({
  id: 'prepaidcard',
  path: 'prepaidcard',
  locales: allBut('pt'),
  chunk: 'prepaidcard',
  still: true,
  query: { cur: oneOf(currencies), ...calculatorFields(prepaidNeedFields) },
  questions: ['refund', 'combine', 'twd', 'largest'],
  enquiry: { send: 'prepaid' },
  form: 'consult',
});
