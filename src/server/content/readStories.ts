// Reads content/stories: one file a story. Nobody inherits a customer, so a brand has none but its own.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import type { Story } from '../../shared/facts/facts.ts';
import { identifier } from '../../shared/facts/kinds.ts';
import { storySchemaWith } from '../../shared/facts/storySchema.ts';
import type { FaultList } from './FaultList.ts';
import { judgedHere } from './kinds.ts';
import { readYaml } from './readYaml.ts';

const storySchema = storySchemaWith(judgedHere);

/** `folder`: of the brand whose customers they are, within `dir`. */
export function readStories(dir: string, folder: string, faults: FaultList): Story[] {
  return globSync(join(folder, 'stories/*.yaml'), { cwd: dir })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .flatMap((path) => {
      const file = `${basename(dir)}/${path}`;
      const id = basename(path, '.yaml');
      if (!v.safeParse(identifier, id).success) faults.add(file, 1, `${id} is not an id (letters, digits, . _ -)`);
      const read = readYaml(readFileSync(join(dir, path), 'utf8'), storySchema, file, faults);
      if (!read) return [];
      const { published, consent } = read.data;
      if (published < consent.given) read.fault(['published'], `${published} is before the customer agreed`);
      return [{ id, ...read.data }];
    });
}
