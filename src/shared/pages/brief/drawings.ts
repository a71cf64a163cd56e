// Which drawing stands at the head of a page: what its own prices look like, or else the one of its family.
import type { ComponentType } from 'react';
import type { Definition } from '../page.ts';
import { BearingDial } from '../../ui/charts/BearingDial.tsx';
import { PassageTable } from './PassageTable.tsx';
import { TierStairs } from '../../sections/prices/TierStairs.tsx';
import { ZoneStairs } from './ZoneStairs.tsx';

const own: Readonly<Record<NonNullable<Definition['drawing']>, ComponentType>> = {
  tiers: TierStairs,
};

const ofFamily: Readonly<Record<Definition['family'], ComponentType | undefined>> = {
  reach: BearingDial,
  network: PassageTable,
  platform: ZoneStairs,
  errand: undefined,
};

export const drawingOf = ({ drawing, family }: Definition): ComponentType | undefined =>
  drawing ? own[drawing] : ofFamily[family];
