// The pages of the clouds and networks whose services we sell, and of moving to them.
import { cacheOriginFields } from '../calculators/cacheOrigin.ts';
import { fibreFloorFields, floorSites } from '../calculators/fibreFloor.ts';
import { copyTimeFields } from '../calculators/moveTimes.ts';
import { prepaidNeedFields } from '../calculators/prepaidNeed.ts';
import { awsJobs, gcpJobs, pathCases, showCases } from './cases.ts';
import { allBut, everywhere, sharedPage } from './page.ts';
import { calculatorFields, calculatorFieldsFrom, oneOf, serviceNeed } from './query.ts';

export const cloudPages = [
  // The Alibaba Cloud page.
  sharedPage({
    id: 'aliCloud',
    path: 'aliCloud',
    locales: everywhere,
    needs: ['charts'],
    common: 'clouds',
    query: { need: serviceNeed },
    enquiry: { cloudVersion: 'alibaba' },
    form: 'consult',
    questions: ['wrong', 'windows', 'move', 'accounts'],
  }),
  // Moving to Alibaba Cloud.
  sharedPage({
    id: 'alicloudMigration',
    path: 'alicloud.migration',
    locales: everywhere,
    query: calculatorFields(copyTimeFields),
    questions: ['window', 'windows', 'icp', 'other'],
    enquiry: { services: 'relocation' },
    form: 'consult',
  }),
  // The AWS page.
  sharedPage({
    id: 'awsService',
    path: 'aws-service',
    locales: allBut('pt'),
    common: 'clouds',
    query: { need: serviceNeed },
    enquiry: { cloudVersion: 'aws' },
    form: 'consult',
    questions: ['savings', 'root', 'access', 'region'],
  }),
  // The landing page about AWS products.
  sharedPage({
    id: 'awsproduct',
    path: 'awsproduct',
    locales: ['zh_TW'],
    layout: 'noHeader',
    still: true,
    contacts: true,
    query: { job: oneOf(awsJobs) },
    questions: ['price', 'account', 'stop'],
    enquiry: { cloudVersion: 'aws' },
  }),
  // The AWS Global Accelerator page.
  sharedPage({
    id: 'awsGlobalAccelerator',
    path: 'aws.global.accelerator',
    locales: allBut('pt'),
    still: true,
    query: calculatorFieldsFrom(['from', 'to'], ({ regions }) => fibreFloorFields(floorSites(regions))),
    form: 'consult',
    questions: ['proof', 'failover', 'ip', 'outside', 'price'],
    enquiry: { cloudVersion: 'aws' },
  }),
  // The Azure page.
  sharedPage({
    id: 'azureCloud',
    path: 'azureCloud',
    locales: everywhere,
    common: 'clouds',
    query: { need: serviceNeed },
    enquiry: { cloudVersion: 'azure' },
    form: 'consult',
    questions: ['move', 'nat', 'wrong', 'leave'],
  }),
  // The Google Cloud page.
  sharedPage({
    id: 'gcpService',
    path: 'gcp-service',
    locales: everywhere,
    common: 'clouds',
    query: { need: serviceNeed },
    enquiry: { cloudVersion: 'gcp' },
    form: 'consult',
    questions: ['commitments', 'billing', 'bytes', 'leave'],
  }),
  // The landing page about Google Cloud products.
  sharedPage({
    id: 'gcpproduct',
    path: 'gcpproduct',
    locales: ['zh_TW'],
    layout: 'noHeader',
    still: true,
    contacts: true,
    query: { job: oneOf(gcpJobs) },
    questions: ['price', 'near', 'limit'],
    enquiry: { cloudVersion: 'gcp' },
  }),
  // The landing page of Google Cloud for small companies.
  sharedPage({
    id: 'minGcp',
    path: 'min-gcp',
    locales: ['zh_TW'],
    still: true,
    contacts: true,
    query: calculatorFields(prepaidNeedFields),
    questions: ['size', 'stop', 'move'],
    enquiry: { cloudVersion: 'gcp' },
  }),
  // The Huawei Cloud page.
  sharedPage({
    id: 'huaweiCloud',
    path: 'huaweiCloud',
    locales: everywhere,
    common: 'clouds',
    query: { need: serviceNeed },
    enquiry: { cloudVersion: 'huawei' },
    form: 'consult',
    questions: ['hybrid', 'gauss', 'wrong', 'leave'],
  }),
  // The Tencent Cloud page.
  sharedPage({
    id: 'tencentCloud',
    path: 'tencentCloud',
    locales: everywhere,
    common: 'clouds',
    query: { need: serviceNeed },
    enquiry: { cloudVersion: 'tencent' },
    form: 'consult',
    questions: ['voucher', 'accounts', 'access', 'leave'],
  }),
  // Live streaming on Tencent Cloud.
  sharedPage({
    id: 'tencentcloudLive',
    path: 'tencentcloud.live',
    locales: everywhere,
    still: true,
    query: { show: oneOf(showCases) },
    form: 'consult',
    questions: ['package', 'hosts', 'mainland', 'voucher'],
    enquiry: { send: 'live' },
  }),
  // Cloudflare's product.
  sharedPage({
    id: 'cloudflare',
    path: 'cloudflare',
    locales: everywhere,
    query: { path: oneOf(pathCases) },
    form: 'consult',
    questions: ['downtime', 'mail', 'account', 'ports'],
    enquiry: { send: 'traffic' },
  }),
  // Cloudflare through us.
  sharedPage({
    id: 'cloudflareCloud',
    path: 'cloudflareCloud',
    locales: everywhere,
    still: true,
    common: 'clouds',
    query: { need: serviceNeed },
    enquiry: { send: 'traffic' },
    form: 'consult',
    questions: ['zones', 'plan', 'mainland', 'reply'],
  }),
  // The Akamai page.
  sharedPage({
    id: 'akamai',
    path: 'akamai',
    locales: ['zh_CN', 'zh_TW'],
    still: true,
    common: 'clouds',
    query: { need: serviceNeed, ...calculatorFields(cacheOriginFields) },
    questions: ['mainland', 'together', 'peak', 'dynamic', 'reply'],
    enquiry: { send: 'traffic' },
    form: 'consult',
  }),
  // The EdgeNext page.
  sharedPage({
    id: 'edgeNext',
    path: 'EdgeNext',
    locales: everywhere,
    common: 'clouds',
    query: { need: serviceNeed },
    questions: ['dynamic', 'zones', 'mainland', 'reply'],
    enquiry: { send: 'traffic' },
    form: 'consult',
  }),
];
