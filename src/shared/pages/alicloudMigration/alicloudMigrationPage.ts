// Moving to Alibaba Cloud.
import { everywhere, sharedPage } from '../page.ts';

export const alicloudMigrationPage = sharedPage({
  id: 'alicloudMigration',
  path: 'alicloud.migration',
  locales: everywhere,
  family: 'reach',
});
