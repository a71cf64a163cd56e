// Defines the estimate page. The estimate is a signed code in the query, so its address can be shared.
import { currencies } from '../../facts/currencies.ts';
import { longestCode, unsignedNames } from '../../facts/Estimate.ts';
import { everywhere, page } from '../page.ts';
import { oneOf, type ReadQuery, type ReadValue } from '../query.ts';

/** A malformed code becomes `damaged`, which the page reports, unlike a missing one. */
const code: ReadValue = (raw) => (raw.length <= longestCode && /^[\w.-]*$/.test(raw) ? raw : 'damaged');

/** Query names of unsigned changes. The server redirects to the signed code that includes them, so no page reads or passes them on. */
const unsigned: ReadQuery = Object.fromEntries(unsignedNames.map((name) => [name, () => undefined]));

export const estimatePage = page({
  id: 'estimate',
  path: 'estimate',
  locales: everywhere,
  chunk: 'estimate',
  query: { e: code, cur: oneOf(currencies), note: oneOf(['full', 'number', 'unknown']), ...unsigned },
  needs: ['estimate'],
  form: 'consult',
});
