// Defines the page about moving to Alibaba Cloud.
import { copyTimeFields } from '../../calculators/moveTimes.ts';
import { everywhere, sharedPage } from '../page.ts';
import { calculatorFields } from '../query.ts';

export const alicloudMigrationPage = sharedPage({
  id: 'alicloudMigration',
  path: 'alicloud.migration',
  locales: everywhere,
  chunk: 'alicloudMigration',
  query: calculatorFields(copyTimeFields),
  questions: ['window', 'windows', 'icp', 'other'],
  enquiry: { services: 'relocation' },
  form: 'consult',
});
