// Reads brands/<id>/texts: what a brand says in its own words, laid over the texts that all share.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isLocaleCode, localeCodes } from '../../../shared/i18n/locales.ts';
import { textNames } from '../../../shared/i18n/textNames.ts';
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
    const inBrowser: readonly string[] = textNames;
    if (!isLocaleCode(language)) faults.add(file, 1, `${language} is not a language code (${localeCodes.join(', ')})`);
    // The build has made the browser's copies, which all brands share.
    if (inBrowser.includes(name)) faults.add(file, 1, `${name} is the same for all brands: browsers hold a copy`);
    try {
      (own[language] ??= {})[name] = JSON.parse(readFileSync(join(dir, path), 'utf8')) as object;
    } catch (error) {
      faults.add(file, 1, String(error));
    }
  }
  return own;
}
