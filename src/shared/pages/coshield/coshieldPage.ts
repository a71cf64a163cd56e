// Defines the page about the protection SDK for games.
import { shieldNodesFields } from '../../calculators/shieldNodes.ts';
import { everywhere, sharedPage } from '../page.ts';
import { calculatorFields } from '../query.ts';

export const coshieldPage = sharedPage({
  id: 'coshield',
  path: 'coshield',
  locales: everywhere,
  chunk: 'coshield',
  still: true,
  query: calculatorFields(shieldNodesFields),
  form: 'consult',
  questions: ['counting', 'clients', 'both', 'platforms', 'billing'],
  enquiry: { send: 'attack' },
});
