// Reads what is known of each vendor's cloud: one file for each page of a cloud, named after the page.
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { finderUsers, finderWork } from '../../../shared/calculators/cloudFinder.ts';
import type { CloudFacts } from '../../../shared/app/needs.ts';
import { pages } from '../../../shared/pages/pages.ts';
import type { ReadFile } from './contentFolder.ts';
import { day, words } from './kinds.ts';
import { repeated } from './repeated.ts';

/** The needs that a page sorts the vendor's services by: those of a cloud, then those of a delivery network. */
const needs = [
  ...(['server', 'containers', 'functions', 'files', 'sql', 'cache', 'cdn', 'data', 'identity'] as const),
  ...([
    'dns',
    'static',
    'downloads',
    'video',
    'dynamic',
    'tiers',
    'shield',
    'bots',
    'code',
    'balance',
    'access',
  ] as const),
] as const;

const need = v.picklist(needs, (issue) => `no need ${issue.received}`);

const names = (missing: string) => v.record(need, v.pipe(v.array(words), v.minLength(1, missing)));

const points = v.picklist([0, 1, 2, 3], 'is from 0 to 3');
const reasons = ['region', 'near', 'few', 'nodes', 'filed', 'separate', 'outside'] as const;

/** An entry for each name, and none besides. */
const each = <Name extends string, Row extends v.GenericSchema>(ids: readonly Name[], row: Row) =>
  v.strictObject(Object.fromEntries(ids.map((id) => [id, row])) as Record<Name, Row>);

const fit = v.strictObject({
  users: each(finderUsers, v.strictObject({ points, reason: v.picklist(reasons, 'is no reason') })),
  work: each(finderWork, v.strictObject({ points, services: v.array(words) })),
});

export const cloudSchema = v.strictObject({
  checked: day,
  services: names('names no service'),
  tools: v.optional(names('names no tool'), {}),
  leaning: v.pipe(v.array(v.picklist([0, 1, 2, 3, 4], 'stands from 0 to 4')), v.minLength(5, 'needs five rows')),
  fit: v.optional(fit),
  /** Cities of the vendor's own list, as longitude and latitude, and which of them form pairs: what the page's drawing is made of. */
  places: v.optional(v.record(v.string(), v.tuple([v.number(), v.number()]))),
  pairs: v.optional(v.array(v.tuple([v.string(), v.string()]))),
});

export function readClouds(dir: string, read: ReadFile): Record<string, CloudFacts> {
  const files = globSync('*.yaml', { cwd: join(dir, 'clouds') });
  const clouds: Record<string, CloudFacts> = {};
  for (const file of files.toSorted()) {
    const cloud = read(`clouds/${file}`, cloudSchema);
    const page = basename(file, '.yaml');
    if (!pages.some(({ id }) => id === page)) cloud?.fault([], `no page ${page}, after which the file is named`);
    for (const [row, services] of Object.entries(cloud?.data.services ?? {})) {
      for (const index of repeated(services))
        cloud?.fault(['services', row, index], `${services[index]} stands here twice`);
    }
    if (cloud) clouds[page] = cloud.data;
  }
  return clouds;
}
