// Which of the three forms a brief page takes: a cloud is shown by its reach, a product by its use, an errand by its steps.
import type { PageId } from '../pages.ts';

export type Family = 'cloud' | 'product' | 'errand';

const clouds: readonly PageId[] = [
  'aliCloud',
  'awsService',
  'azureCloud',
  'gcpService',
  'huaweiCloud',
  'tencentCloud',
  'edgeNext',
  'cloudflareCloud',
  'akamai',
  'awsproduct',
  'gcpproduct',
  'minGcp',
  'cloudIntegration',
  'alicloudMigration',
  'awsGlobalAccelerator',
  'tencentcloudLive',
];

const errands: readonly PageId[] = [
  'contactUs',
  'cooperation',
  'forget',
  'register',
  'login',
  'activate',
  'success',
  'freeOpen',
  'prepaidcard',
  'compile',
  'template',
];

export function familyOf(id: PageId): Family {
  if (clouds.includes(id)) return 'cloud';
  return errands.includes(id) ? 'errand' : 'product';
}
