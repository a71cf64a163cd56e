// Reads the parts of a brand that are folders of files: facts about clouds, customer stories, and its own texts.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { cloudSchema } from '../../shared/facts/cloudSchema.ts';
import type { CloudFacts, Story } from '../../shared/facts/facts.ts';
import { identifier } from '../../shared/facts/kinds.ts';
import { storySchemaWith } from '../../shared/facts/storySchema.ts';
import { isLocaleCode, localeCodes } from '../../shared/i18n/locales.ts';
import { pages } from '../../shared/pages/pages.ts';
import type { OwnTexts } from './BrandContent.ts';
import { brandFolder, type ReadFile, reportTwice, type FaultList, readYaml } from './contentFolder.ts';
import { pageAndAddress } from './kinds.ts';

/** Reads content/clouds: one file per cloud page, named after the page. */
export function readClouds(dir: string, read: ReadFile): Record<string, CloudFacts> {
  const files = globSync('*.yaml', { cwd: join(dir, 'clouds') });
  const clouds: Record<string, CloudFacts> = {};
  for (const file of files.toSorted()) {
    const cloud = read(`clouds/${file}`, cloudSchema);
    const page = basename(file, '.yaml');
    if (!pages.some(({ id }) => id === page)) cloud?.fault([], `no page ${page}, after which the file is named`);
    if (!cloud) continue;
    for (const [row, services] of Object.entries(cloud.data.services))
      reportTwice(cloud, services, (index) => ['services', row, index]);
    clouds[page] = cloud.data;
  }
  return clouds;
}

const storySchema = storySchemaWith(pageAndAddress);

/** Customers belong to one brand, so a brand inherits no stories. `folder`: the brand's folder within `dir`. */
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

/** Reads brands/<id>/texts: the brand's own texts, which replace the common ones key by key. */
export function readOwnTexts(dir: string, brand: string, faults: FaultList): OwnTexts {
  const folder = `${brandFolder(brand)}/texts`;
  const own: Record<string, Record<string, object>> = {};
  for (const path of globSync(`${folder}/*/*.json`, { cwd: dir }).toSorted()) {
    const file = `${basename(dir)}/${path.replaceAll('\\', '/')}`;
    const [language = '', name = ''] = file
      .replace(/\.json$/, '')
      .split('/')
      .slice(-2);
    if (!isLocaleCode(language)) faults.add(file, 1, `${language} is not a language code (${localeCodes.join(', ')})`);
    try {
      (own[language] ??= {})[name] = JSON.parse(readFileSync(join(dir, path), 'utf8')) as object;
    } catch (error) {
      faults.add(file, 1, String(error));
    }
  }
  return own;
}
