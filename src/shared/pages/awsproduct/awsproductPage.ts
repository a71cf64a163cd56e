// A landing page about AWS.
import { sharedPage } from '../page.ts';

export const awsproductPage = sharedPage({
  id: 'awsproduct',
  path: 'awsproduct',
  locales: ['zh_TW'],
  layout: 'noHeader',
  family: 'reach',
  enquiry: { cloudVersion: 'aws' },
});
