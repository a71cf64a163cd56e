// An estimate: lines of several price lists in one signed address, summed, shared, and sent to us as a whole.
import { currencies } from '../../facts/currencies.ts';
import { longestCode, unsignedNames } from '../../facts/Estimate.ts';
import { everywhere, page } from '../page.ts';
import { oneOf, type ReadQuery, type ReadValue } from '../query.ts';

/** What no code of ours can be is told apart from nothing at all. */
const code: ReadValue = (raw) => (raw.length <= longestCode && /^[\w.-]*$/.test(raw) ? raw : 'damaged');

/** The server leads on to a code that holds them: no page shows them, and none carries them along. */
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
