// Google Cloud for small companies.
import { sharedPage } from '../page.ts';

export const minGcpPage = sharedPage({
  id: 'minGcp',
  path: 'min-gcp',
  locales: ['zh_TW'],
  family: 'reach',
});
