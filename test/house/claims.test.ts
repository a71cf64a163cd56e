// A claimed figure appears only on its pages, and with the value in content/claims.yaml.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { packTerms } from '../../src/shared/calculators/cdnMonth.ts';
import type { Claims, Prices } from '../../src/shared/facts/facts.ts';
import { localeCodes, type LocaleCode } from '../../src/shared/i18n/locales.ts';
import { pages } from '../../src/shared/pages/pages.ts';
import { root } from '../support/app.ts';
import { namespaces } from '../support/sources.ts';
import { everySaid } from './words/everySaid.ts';
import { readYaml } from './words/readYaml.ts';
import { liesIn, type Said } from './words/rules.ts';

/** A claimed figure: the pages it may appear on, and its value. */
type Figure = { claim: string; pages: readonly string[]; condition: string; value: number };
type Written = { claims: string[] } & Partial<Record<LocaleCode | 'all', string[]>>;

const written = readYaml<Written[]>('figures');

/** Reads 99,995 and 2.000 in Portuguese like 99.995 and 2,000 in other languages. */
function numberOf(text: string, locale: LocaleCode): number {
  const [thousands, decimal] = locale === 'pt' ? ['.', ','] : [',', '.'];
  return Number(text.replaceAll(thousands, '').replace(decimal, '.'));
}

function figureFaults(figures: readonly Figure[], { place, locale, text }: Said): string[] {
  return written.flatMap(({ claims, ...patterns }) => {
    const known = figures.filter(({ claim }) => claims.includes(claim));
    return [...(patterns.all ?? []), ...(patterns[locale] ?? [])].flatMap((pattern) =>
      [...text.matchAll(new RegExp(pattern, 'g'))].flatMap(([found, number = '']) => {
        const same = known.filter(({ value }) => value === numberOf(number.replace(/[.,]$/, ''), locale));
        if (same.some(({ pages }) => pages.includes('all') || liesIn(place, pages))) return [];
        const where = (same.length > 0 ? same : known).map(
          ({ claim, value, pages, condition }) => `${claim} is ${value} (${condition}) on ${pages.join(', ')}`,
        );
        return [`“${found}” → ${where.join('; or ')}`];
      }),
    );
  });
}

const content = <Shape>(name: string): Shape =>
  parse(readFileSync(path.join(root, 'content', `${name}.yaml`), 'utf8')) as Shape;
const claims = content<Claims>('claims');
const regions = content<{ zones: number }[]>('regions');

const [pack] = content<{ packs: Prices['cdnPacks'] }>('prices/cdn').packs;
if (!pack) throw new Error('There are no packs');

/** These figures come from other content instead of being claimed. */
const counted: Record<string, number> = {
  'packs.validMonths': packTerms(pack).months,
  'packs.autoRenewPercent': packTerms(pack).renewPercent,
  regions: regions.length,
  zones: regions.reduce((sum, region) => sum + region.zones, 0),
};

function valueOf(claim: string): number {
  const found = claim
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], claims);
  return Number(counted[claim] ?? found);
}

const figures: Figure[] = claims.figures.map((row) => ({ ...row, value: valueOf(row.claim) }));
const said = everySaid();

test('every figure has a value, and its places exist', () => {
  const places = new Set<string>([...namespaces, ...pages.map(({ id }) => id), 'news', 'all']);
  for (const { claim, value, pages: where } of figures) {
    expect([claim, Number.isFinite(value)]).toEqual([claim, true]);
    expect([claim, where.filter((place) => !places.has(place.split('.')[0] ?? ''))]).toEqual([claim, []]);
  }
});

test.each(localeCodes)('the figures in %s', (code) => {
  const own = said.filter(({ locale }) => locale === code);
  const faults = own.flatMap((row) => figureFaults(figures, row).map((fault) => `${row.file} ${row.place}: ${fault}`));
  expect(faults).toEqual([]);
});

test('a figure on a wrong page, and a wrong figure, are found', () => {
  const wrong = (place: string, text: string) => figureFaults(figures, { file: '', place, locale: 'en', text });
  expect(wrong('ddos.lead', 'A cleaning rate of 99.995%')).toEqual([]);
  expect(wrong('cloudCdn.lead', 'A cleaning rate of 99.995%')).toHaveLength(1);
  expect(wrong('ddos.lead', 'A cleaning rate of 99.99%')).toHaveLength(1);
  expect(wrong('cdn.lead', '2000+ nodes, 100 Tbps+')).toEqual([]);
  expect(wrong('cdn.lead', '2500+ nodes, 120 Tbps')).toHaveLength(2);
  expect(wrong('aliCloud.lead', 'In 22 regions')).toHaveLength(1);
  expect(wrong('contactUs.lead', 'We reply within 1–3 working days')).toHaveLength(1);
});

test('a lowest price that is a sample is called indicative beside it', () => {
  const said = everySaid();
  const marked = /indicative|参考价|參考價|referência|参考料金/;
  // A cell of a table is marked in the cell after it.
  const cellAfter = (place: string) => place.replace(/\d+$/, (cell) => String(Number(cell) + 1));
  const beside = (own: Said) => said.find(({ file, place }) => file === own.file && place === cellAfter(own.place));
  const naming = said.filter(({ text }) => text.includes('{{smsFrom}}'));
  const bare = naming.filter((own) => ![own, beside(own)].some((each) => marked.test(each?.text ?? '')));
  const isSample = content<{ source?: string }[]>('prices/sms').some(({ source }) => source === 'sample');
  expect(naming.length).toBeGreaterThan(localeCodes.length);
  expect(isSample ? bare.map(({ file, place }) => `${file} ${place}`) : []).toEqual([]);
});
