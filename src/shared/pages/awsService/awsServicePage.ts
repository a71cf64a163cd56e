// AWS through us.
import { allBut, sharedPage } from '../page.ts';

export const awsServicePage = sharedPage({
  id: 'awsService',
  path: 'aws-service',
  locales: allBut('pt'),
  chunk: 'awsService',
  common: 'clouds',
  query: ['need'],
  form: 'consult',
  questions: ['taipei', 'savings', 'access', 'leave'],
});
