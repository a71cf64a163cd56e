// Which drawing stands at the head of a page: what its own prices look like, or else the one of its family.
import type { ComponentType } from 'react';
import type { PageId } from '../pages.ts';
import { BearingDial } from './BearingDial.tsx';
import { familyOf, type Family } from './families.ts';
import { MessageLadder } from './MessageLadder.tsx';
import { ModelChart } from './ModelChart.tsx';
import { PackLadder } from './PackLadder.tsx';
import { PassageTable } from './PassageTable.tsx';
import { PlanLadder } from './PlanLadder.tsx';
import { TierStairs } from './TierStairs.tsx';
import { ZoneStairs } from './ZoneStairs.tsx';

const own: Partial<Record<PageId, ComponentType>> = {
  cdn: TierStairs,
  minCdn: TierStairs,
  promotion002: PackLadder,
  server: ModelChart,
  ddos: PlanLadder,
  sms: MessageLadder,
  coflyer: MessageLadder,
};

const ofFamily: Partial<Record<Family, ComponentType>> = {
  reach: BearingDial,
  network: PassageTable,
  platform: ZoneStairs,
};

export const drawingOf = (page: PageId): ComponentType | undefined => own[page] ?? ofFamily[familyOf(page)];
