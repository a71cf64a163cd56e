// Defines the landing page about Google Cloud products.
import { sharedPage } from '../page.ts';
import { oneOf } from '../query.ts';

/** What a visitor may want Google Cloud for: the rows of the page's table, in order. */
export const jobCases = [
  'server',
  'cluster',
  'container',
  'files',
  'sql',
  'postgres',
  'documents',
  'cache',
  'cdn',
  'analysis',
  'ai',
  'identity',
] as const;

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
