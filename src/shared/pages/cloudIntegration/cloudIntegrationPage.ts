// Several clouds as one.
import { everywhere, sharedPage } from '../page.ts';

export const cloudIntegrationPage = sharedPage({
  id: 'cloudIntegration',
  path: 'cloudIntegration',
  locales: everywhere,
  family: 'reach',
  enquiry: { services: 'integration' },
});
