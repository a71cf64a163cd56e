// Draws every chart into generated/: charts.json, article covers, pictures with words in each language, and the sea
// charts of the 404 page.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Bandwidth } from '../src/shared/facts/facts.ts';
import { localeCodes, locales } from '../src/shared/i18n/locales.ts';
import type { Charts } from '../src/shared/facts/Charts.ts';
import { drawCovers } from './charts/covers.ts';
import { crossings } from './charts/crossings.ts';
import { inkStyle } from './charts/inks.ts';
import { escaped, pictureHead, type LocaleTexts, readTexts } from './charts/localeTexts.ts';
import { heroChart } from './charts/heroChart.ts';
import { geoEquirectangular, geoPath } from 'd3-geo';
import { hoursMap } from '../src/shared/ui/charts/hoursMap.ts';
import { land, ringsOf } from './charts/coastLines.ts';
import { outline } from './charts/pathText.ts';
import { nightSvg } from './charts/nightSvg.ts';
import { platesIn } from './charts/plates.ts';
import { readRegions } from './charts/regions.ts';
import { seaSvg, type Sheet } from './charts/seaSvg.ts';
import { stairsSvg } from './charts/stairsSvg.ts';
import { pulses, size } from './charts/worldChart.ts';

const ink = { tick: 'var(--ink)', share: 'var(--mag)', unit: 'var(--ink2)' };

/** On a phone the drawing is small: its letters are enlarged to stay readable. */
const larger = '<style>@media(max-width:480px){.unit{font-size:24px;transform:translateY(22px)}}</style>';

const circle = (r: number, more: string) => `<circle cx="300" cy="300" r="${r}" ${more}/>`;

/** Draws a dial with one tick a country, so that the number in its middle can be counted. */
function dialSvg(texts: LocaleTexts): string {
  const { countries, unit, deliveryPercent } = texts.home.sms;
  return [
    pictureHead(texts, '0 0 600 600', 600, 600),
    inkStyle(Object.values(ink).join(' ')),
    larger,
    `<g fill="none" stroke="${ink.tick}">`,
    circle(262, `stroke-width="44" stroke-dasharray=".22 .78" pathLength="${countries}"`),
    circle(206, 'stroke-width="14" stroke-dasharray=".3 .7" pathLength="1000" stroke-opacity=".5"'),
    circle(
      178,
      `stroke="${ink.share}" stroke-width="3" stroke-dasharray="${deliveryPercent} 100" pathLength="100" transform="rotate(-90 300 300)"`,
    ),
    '</g>',
    `<text x="300" y="336" fill="${ink.tick}" text-anchor="middle" font-size="132" font-weight="500" letter-spacing="-6">${countries}</text>`,
    `<text class="unit" x="300" y="384" fill="${ink.unit}" text-anchor="middle" font-size="17">${escaped(unit)}</text>`,
    '</svg>\n',
  ].join('');
}

/**
 * Land of the chart of hours: 60 units an hour of longitude, four a degree of latitude, from the Atlantic eastwards.
 */
function hoursLand(): string {
  const { width, height, west, equator } = hoursMap;
  const projection = geoEquirectangular()
    .rotate([-(west + 180), 0])
    .scale(width / (2 * Math.PI))
    .translate([width / 2, equator])
    .clipExtent([
      [0, 0],
      [width, height],
    ]);
  return ringsOf(geoPath(projection), land(1e-4), { smallestIsland: 30, smallestCorner: 6 }).map(outline).join('');
}

const root = join(import.meta.dirname, '..');
const target = join(root, 'generated');

/** Three cuts of one sea chart: for phones, desktops and very wide screens, each with more open water. */
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
