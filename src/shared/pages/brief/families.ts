// Which form a brief page takes: a cloud shows its reach, a network product its ways, a platform its growth, an errand its steps.
import type { PageId } from '../pages.ts';

export type Family = 'reach' | 'network' | 'platform' | 'errand';

const members: Record<Exclude<Family, 'platform'>, readonly PageId[]> = {
  reach: [
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
    'partner',
    'intro',
  ],
  network: [
    'cdn',
    'cloudCdn',
    'minCdn',
    'cloudflare',
    'ddos',
    'cloudLive',
    'tencentcloudLive',
    'awsGlobalAccelerator',
    'coshield',
  ],
  errand: [
    'contactUs',
    'cooperation',
    'faq',
    'forget',
    'register',
    'login',
    'activate',
    'success',
    'freeOpen',
    'prepaidcard',
    'compile',
    'template',
  ],
};

export function familyOf(id: PageId): Family {
  if (members.reach.includes(id)) return 'reach';
  if (members.network.includes(id)) return 'network';
  return members.errand.includes(id) ? 'errand' : 'platform';
}
