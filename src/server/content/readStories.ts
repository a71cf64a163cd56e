// Reads content/stories: one file a story. Nobody inherits a customer, so a brand has none but its own.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { day, identifier, words } from '../../shared/facts/kinds.ts';
import type { Story } from '../../shared/facts/Story.ts';
import type { FaultList } from './FaultList.ts';
import { customerConsent, httpsAddress, may, page, textByLocale } from './kinds.ts';
import { readYaml } from './readYaml.ts';

const figure = v.strictObject({
  value: textByLocale,
  term: textByLocale,
  source: textByLocale,
  link: may(httpsAddress),
  measured: day,
});

const storySchema: v.GenericSchema<unknown, Omit<Story, 'id'>> = v.strictObject({
  customer: words,
  title: textByLocale,
  lead: textByLocale,
  pages: v.pipe(v.array(page), v.nonEmpty('names no page')),
  published: day,
  figures: v.pipe(v.array(figure), v.nonEmpty('is empty')),
  sections: v.array(v.strictObject({ title: textByLocale, text: textByLocale })),
  quote: v.strictObject({ text: textByLocale, by: words, role: textByLocale }),
  consent: customerConsent,
});

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
