// Moving to Alibaba Cloud.
import { copyTimeFields } from '../../calculators/copyTime.ts';
import { everywhere, sharedPage } from '../page.ts';
import { calculatorFields } from '../query.ts';

export const alicloudMigrationPage = sharedPage({
  id: 'alicloudMigration',
  path: 'alicloud.migration',
  locales: everywhere,
  chunk: 'alicloudMigration',
  still: true,
  contacts: true,
  query: calculatorFields(copyTimeFields),
  questions: ['window', 'windows', 'icp'],
  enquiry: { services: 'relocation' },
});
