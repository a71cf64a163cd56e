// Reads what is known of each vendor's cloud: one file for each page of a cloud, named after the page.
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import type { CloudFacts } from '../../../shared/app/needs.ts';
import { pages } from '../../../shared/pages/pages.ts';
import type { ReadFile } from './contentFolder.ts';
import { day, words } from './kinds.ts';
import { repeated } from './repeated.ts';

/** The needs that every cloud's page sorts the vendor's services by. */
const need = v.picklist(
  ['server', 'containers', 'functions', 'files', 'sql', 'cache', 'cdn', 'data', 'identity'],
  (issue) => `no need ${issue.received}`,
);

export const cloudSchema = v.strictObject({
  checked: day,
  services: v.record(need, v.pipe(v.array(words), v.minLength(1, 'names no service'))),
  tools: v.pipe(v.array(words), v.minLength(1, 'names no tool')),
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
