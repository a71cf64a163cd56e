// Moving to Alibaba Cloud.
import { everywhere, sharedPage } from '../page.ts';

export const alicloudMigrationPage = sharedPage({
  id: 'alicloudMigration',
  path: 'alicloud.migration',
  locales: everywhere,
  chunk: 'alicloudMigration',
  still: true,
  query: ['gb', 'mbps', 'eff'],
  questions: ['window', 'windows', 'icp'],
});
