// Draws every chart into generated/: charts.json, the covers of articles, the pictures with words in each language, and the 404 page's sea charts.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Bandwidth } from '../src/shared/facts/facts.ts';
import { localeCodes, locales } from '../src/shared/i18n/locales.ts';
import type { Charts } from '../src/shared/facts/Charts.ts';
import { drawCovers } from './charts/covers.ts';
import { crossings } from './charts/crossings.ts';
import { dialSvg } from './charts/dialSvg.ts';
import { heroChart } from './charts/heroChart.ts';
import { readTexts } from './charts/localeTexts.ts';
import { hoursLand } from './charts/hoursLand.ts';
import { nightSvg } from './charts/nightSvg.ts';
import { platesIn } from './charts/plates.ts';
import { readRegions } from './charts/regions.ts';
import { seaSvg } from './charts/seaSvg.ts';
import type { Sheet } from './charts/seaSvg.ts';
import { stairsSvg } from './charts/stairsSvg.ts';
import { pulses, size } from './charts/worldChart.ts';

const root = join(import.meta.dirname, '..');
const target = join(root, 'generated');

/** Three cuts of one sea: a phone sees the island, a desk the waters round it, a wall the open sea. */
const seaSheets: { width: number; height: number; sheet: Sheet }[] = [
  {
    width: 1024,
    height: 480,
    sheet: {
      left: 626,
      top: 150,
      width: 768,
      height: 360,
      compass: { at: [1310, 234], radius: 58 },
      contours: [30, 50],
    },
  },
  {
    width: 2048,
    height: 939,
    sheet: { left: 0, top: 0, width: 1440, height: 660, compass: { at: [1330, 120], radius: 78 }, contours: [30, 50] },
  },
  {
    width: 4096,
    height: 1408,
    sheet: {
      left: -560,
      top: -110,
      width: 2560,
      height: 880,
      compass: { at: [1780, 110], radius: 110 },
      contours: [30, 50, 100],
    },
  },
];

const { bandwidth }: { bandwidth: Bandwidth } = parse(readFileSync(join(root, 'content/prices/cdn.yaml'), 'utf8'));
const regions = readRegions(join(root, 'content/regions.yaml'));
const charts: Charts = {
  crossings: crossings(regions),
  hoursLand: hoursLand(),
  sums: { regions: regions.length, zones: regions.reduce((sum, { zones }) => sum + zones, 0) },
  floors: Object.fromEntries(regions.map(({ id, floor }) => [id, floor])),
  hero: heroChart(regions),
  night: { ...size, pulses: pulses(regions) },
  sea: seaSheets.map(({ width, height }) => ({ file: `sea-${width}.svg`, width, height })),
};

mkdirSync(target, { recursive: true });
writeFileSync(join(target, 'charts.json'), `${JSON.stringify(charts)}\n`);
const plates = locales.map((locale) => [locale.code, platesIn(locale, join(root, 'locales'))]);
writeFileSync(join(target, 'plates.json'), `${JSON.stringify(Object.fromEntries(plates))}\n`);
writeFileSync(join(target, 'covers.json'), `${JSON.stringify(drawCovers(join(root, 'content')))}\n`);
for (const code of localeCodes) {
  const texts = readTexts(join(root, 'locales'), code);
  writeFileSync(join(target, `night-${code}.svg`), nightSvg(regions, texts));
  writeFileSync(join(target, `stairs-${code}.svg`), stairsSvg(bandwidth, texts));
  writeFileSync(join(target, `dial-${code}.svg`), dialSvg(texts));
}
for (const { width, height, sheet } of seaSheets) {
  writeFileSync(join(target, `sea-${width}.svg`), seaSvg(sheet, width, height));
}
