// EdgeNext, the product.
import { everywhere, sharedPage } from '../page.ts';
import { serviceNeed } from '../query.ts';

export const edgeNextPage = sharedPage({
  id: 'edgeNext',
  path: 'EdgeNext',
  locales: everywhere,
  chunk: 'edgeNext',
  still: true,
  contacts: true,
  common: 'edges',
  query: { need: serviceNeed },
  questions: ['zones', 'dynamic', 'reply'],
  enquiry: { send: 'traffic' },
});
