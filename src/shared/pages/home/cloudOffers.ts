// Which of our offers covers which of the seven clouds: the same contract for all, and a page of our own where we made a solution.
import type { PageId } from '../pages.ts';

export const offers = ['currency', 'bill', 'trial', 'migration', 'acceleration', 'live', 'edge'] as const;
export type Offer = (typeof offers)[number];

/** True: part of the common contract. A page: we have a solution of our own for it. What moves to an edge is domains. */
type Cloud = { id: string; page: PageId; covers: Partial<Record<Offer, PageId | true | 'domains'>> };

const contract = { currency: true, bill: true, migration: true } as const;
const withTrial = { ...contract, trial: true } as const;

export const clouds: readonly Cloud[] = [
  { id: 'aws', page: 'awsService', covers: { ...withTrial, acceleration: 'awsGlobalAccelerator' } },
  { id: 'google', page: 'gcpService', covers: withTrial },
  { id: 'azure', page: 'azureCloud', covers: withTrial },
  { id: 'alibaba', page: 'aliCloud', covers: { ...withTrial, migration: 'alicloudMigration' } },
  { id: 'tencent', page: 'tencentCloud', covers: { ...withTrial, live: 'tencentcloudLive' } },
  { id: 'huawei', page: 'huaweiCloud', covers: withTrial },
  { id: 'edgenext', page: 'edgeNext', covers: { ...contract, migration: 'domains', edge: 'edgeNext' } },
];
