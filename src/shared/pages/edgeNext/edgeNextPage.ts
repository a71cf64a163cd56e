// Defines the EdgeNext page.
import { everywhere, sharedPage } from '../page.ts';
import { serviceNeed } from '../query.ts';

export const edgeNextPage = sharedPage({
  id: 'edgeNext',
  path: 'EdgeNext',
  locales: everywhere,
  chunk: 'edgeNext',
  common: 'clouds',
  query: { need: serviceNeed },
  questions: ['dynamic', 'zones', 'mainland', 'reply'],
  enquiry: { send: 'traffic' },
  form: 'consult',
});
