// A landing page about Google Cloud.
import { sharedPage } from '../page.ts';

export const gcpproductPage = sharedPage({
  id: 'gcpproduct',
  path: 'gcpproduct',
  locales: ['zh_TW'],
  layout: 'noHeader',
  family: 'reach',
  enquiry: { cloudVersion: 'gcp' },
});
