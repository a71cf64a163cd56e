// Akamai, the partner.
import { sharedPage } from '../page.ts';

export const akamaiPage = sharedPage({
  id: 'akamai',
  path: 'akamai',
  locales: ['zh_CN', 'zh_TW'],
  family: 'reach',
});
