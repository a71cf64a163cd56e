// Reads what is known of each vendor's cloud: one file for each page of a cloud, named after the page.
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cloudSchema } from '../../shared/facts/cloudSchema.ts';
import type { CloudFacts } from '../../shared/facts/facts.ts';
import { pages } from '../../shared/pages/pages.ts';
import type { ReadFile } from './contentFolder.ts';
import { repeated } from './repeated.ts';

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
