// Akamai, the partner.
import { sharedPage } from '../page.ts';

export const akamaiPage = sharedPage({
  id: 'akamai',
  path: 'akamai',
  locales: ['zh_CN', 'zh_TW'],
  chunk: 'akamai',
  still: true,
  common: 'edges',
  query: ['need', 'gb', 'hit'],
  questions: ['mainland', 'together', 'peak', 'reply'],
});
