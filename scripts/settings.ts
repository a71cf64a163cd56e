// `npm run settings [-- zh_TW]`: lists for the owner, brand by brand, which settings are empty and what the site shows
// instead.
import path from 'node:path';
import { loadContent } from '../src/server/content/loadContent.ts';
import { StaffFault } from '../src/server/ops/faults.ts';
import { readResources } from '../src/server/i18n/localeFiles.ts';
import { loadTexts, withOwnTexts } from '../src/server/i18n/texts.ts';
import { taipeiDay } from '../src/shared/i18n/days.ts';
import { isLocaleCode, localeCodes } from '../src/shared/i18n/locales.ts';
import { emptySettings } from './settings/emptySettings.ts';

const root = path.join(import.meta.dirname, '..');
const [asked = 'en', ...others] = process.argv.slice(2);
if (others.length > 0) {
  console.error(`One language at a time: ${others.join(' ')}`);
  process.exit(2);
}
if (!isLocaleCode(asked)) {
  console.error(`There is no language ${asked}; there are ${localeCodes.join(', ')}.`);
  process.exit(2);
}

const resources = readResources(path.join(root, 'locales'));
const today = taipeiDay(Date.now());
function contentOrStop() {
  try {
    return loadContent(path.join(root, 'content'));
  } catch (error) {
    if (!(error instanceof StaffFault)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
const { brands, ...first } = contentOrStop();

for (const brand of [first, ...brands]) {
  const texts = (await loadTexts(withOwnTexts(resources, brand.texts), brand.site.brand)).of(asked);
  const { total, empty } = emptySettings(brand, { locale: asked, today, texts });
  const width = Math.max(0, ...empty.map(({ key }) => key.length));
  console.log(
    `${brand.site.brand}: ${total - empty.length} of ${total} settings are filled in. Empty, from what costs most, and what is shown instead:`,
  );
  for (const { key, shown, instead } of empty) console.log(`  ${key.padEnd(width)}  ${instead}  [${shown}]`);
}
