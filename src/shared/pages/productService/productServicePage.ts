// Defines the "Why us" page.
import { listSavingFields } from '../../calculators/listSaving.ts';
import { allBut, sharedPage } from '../page.ts';
import { calculatorFields } from '../query.ts';

export const productServicePage = sharedPage({
  id: 'productService',
  path: 'productService',
  locales: allBut('pt'),
  chunk: 'productService',
  still: true,
  query: calculatorFields(listSavingFields),
  form: 'consult',
  questions: ['direct', 'minimum', 'lock', 'response'],
});
