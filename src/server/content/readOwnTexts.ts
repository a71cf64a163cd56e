// Reads brands/<id>/texts: what a brand says in its own words, laid over the texts that all share.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isLocaleCode, localeCodes } from '../../shared/i18n/locales.ts';
import type { OwnTexts } from './BrandContent.ts';
import { brandFolder } from './contentFolder.ts';
import type { FaultList } from './FaultList.ts';

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
