// A landing page about the products of Google Cloud.
import { sharedPage } from '../page.ts';
import { oneOf } from '../query.ts';
import { jobCases } from './jobCases.ts';

export const gcpproductPage = sharedPage({
  id: 'gcpproduct',
  path: 'gcpproduct',
  locales: ['zh_TW'],
  layout: 'noHeader',
  chunk: 'gcpproduct',
  still: true,
  contacts: true,
  query: { job: oneOf(jobCases) },
  questions: ['price', 'near', 'limit'],
  enquiry: { cloudVersion: 'gcp' },
});
