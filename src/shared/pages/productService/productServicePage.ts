// Why us: compared with buying direct, what is published, whom to call, what is claimed and what is not.
import { listSavingFields } from '../../calculators/listSaving.ts';
import { allBut, sharedPage } from '../page.ts';
import { calculatorFields } from '../query.ts';

export const productServicePage = sharedPage({
  id: 'productService',
  path: 'productService',
  locales: allBut('pt'),
  chunk: 'productService',
  still: true,
  contacts: true,
  query: calculatorFields(listSavingFields),
  questions: ['minimum', 'lock', 'direct'],
});
