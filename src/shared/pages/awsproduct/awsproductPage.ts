// A landing page about the products of AWS.
import { sharedPage } from '../page.ts';
import { oneOf } from '../query.ts';
import { jobCases } from './jobCases.ts';

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
