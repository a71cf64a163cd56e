// Defines the landing page about AWS products.
import { sharedPage } from '../page.ts';
import { oneOf } from '../query.ts';

/** What a visitor may want AWS for: the rows of the page's table, in order. */
export const jobCases = [
  'server',
  'small',
  'containers',
  'functions',
  'files',
  'sql',
  'keyvalue',
  'cache',
  'cdn',
  'reports',
  'ai',
  'identity',
] as const;

export const awsproductPage = sharedPage({
  id: 'awsproduct',
  path: 'awsproduct',
  locales: ['zh_TW'],
  layout: 'noHeader',
  chunk: 'awsproduct',
  still: true,
  contacts: true,
  query: { job: oneOf(jobCases) },
  questions: ['price', 'account', 'stop'],
  enquiry: { cloudVersion: 'aws' },
});
