// Tells the owner which settings are still empty and what the site shows instead: `npm run settings`, or in a language: `-- zh_TW`.
import path from 'node:path';
import { readFileSync, readdirSync } from 'node:fs';
import { loadContent } from '../src/server/backend/embedded/loadContent.ts';
import { loadTexts, type Resources } from '../src/server/i18n/texts.ts';
import { taipeiDay } from '../src/shared/app/taipeiDay.ts';
import { isLocaleCode, localeCodes } from '../src/shared/i18n/locales.ts';
import { ownerSettings, ownerText, type OwnerKey } from '../src/shared/owner/ownerSettings.ts';

type Row = { key: string; shown: string; isFilled: boolean; instead: string };

const root = path.join(import.meta.dirname, '..');
const { site, owner, exchange } = loadContent(path.join(root, 'content'));
const [asked = 'en'] = process.argv.slice(2);
if (!isLocaleCode(asked)) {
  console.error(`There is no language ${asked}; there are ${localeCodes.join(', ')}.`);
  process.exit(2);
}

const readAll = (code: string) =>
  Object.fromEntries(
    readdirSync(path.join(root, 'locales', code)).map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(root, 'locales', code, file), 'utf8')) as object,
    ]),
  );
const resources = Object.fromEntries(localeCodes.map((code) => [code, readAll(code)])) as Resources;
const texts = (await loadTexts(resources, site.brand)).of(asked);

const today = taipeiDay(Date.now());
const nothing = '(nothing)';
const rows: Row[] = (Object.keys(ownerSettings) as OwnerKey[]).map((key) => ({
  key: `owner.yaml ${key}`,
  shown: ownerSettings[key].shown,
  isFilled: ownerSettings[key].isFilled(owner),
  instead:
    ownerText(owner, key, { locale: asked, today, t: texts('owner'), nameOf: (page) => texts(page)('name') }) ??
    nothing,
}));
const isReal = (source: string | undefined) => source !== 'sample';
rows.push(
  ...site.offices.map(({ id, source }) => ({
    key: `site.yaml offices.${id}.source`,
    shown: 'partner, contact_us, footer',
    isFilled: isReal(source),
    instead: 'city only: a sample street is not shown',
  })),
  {
    key: 'site.yaml social',
    shown: 'footer',
    isFilled: site.social.length > 0,
    instead: nothing,
  },
  {
    key: 'exchange.yaml twdPerUsd.source',
    shown: 'all amounts in NT$',
    isFilled: isReal(exchange.twdPerUsd.source),
    instead: 'approximate amounts at the sample rate',
  },
);

const empty = rows.filter(({ isFilled }) => !isFilled);
const width = Math.max(0, ...empty.map(({ key }) => key.length));
console.log(
  `${rows.length - empty.length} of ${rows.length} settings are filled in. Empty, and what is shown instead:`,
);
for (const { key, shown, instead } of empty) console.log(`  ${key.padEnd(width)}  ${instead}  [${shown}]`);
