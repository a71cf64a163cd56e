// AWS through us.
import { allBut, sharedPage } from '../page.ts';

export const awsServicePage = sharedPage({
  id: 'awsService',
  path: 'aws-service',
  locales: allBut('pt'),
  form: 'consult',
  family: 'reach',
});
