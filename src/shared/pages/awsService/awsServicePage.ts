// Defines the AWS page.
import { allBut, sharedPage } from '../page.ts';
import { serviceNeed } from '../query.ts';

export const awsServicePage = sharedPage({
  id: 'awsService',
  path: 'aws-service',
  locales: allBut('pt'),
  chunk: 'awsService',
  common: 'clouds',
  query: { need: serviceNeed },
  enquiry: { cloudVersion: 'aws' },
  form: 'consult',
  questions: ['savings', 'root', 'access', 'region'],
});
