// No word on a page comes from code: with every letter of the texts masked, only names and content are left.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getCountries } from 'libphonenumber-js/min';
import { textsFile } from '../../src/server/render/build.ts';
import { localeCodes, locales } from '../../src/shared/i18n/locales.ts';
import { kept } from '../../src/shared/storage/kept.ts';
import { root, startApp, uncached } from '../support/app.ts';
import { decoded, tagsOf, unheld } from '../support/html.ts';
import { everyPage } from '../support/pageSets.ts';
import { sourcesOf, type Tree } from '../support/sources.ts';
import { siteOf } from '../support/siteOf.ts';

let place: string;

const masked = (text: string) =>
  text.replace(/\{\{[^}]*\}\}|\p{L}+/gu, (found) => (found.startsWith('{{') ? found : '·'.repeat(found.length)));
const maskedTree = (tree: Tree): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? masked(value) : maskedTree(value)]),
  );

/** The build has already drawn these, with texts of their own. */
function maskedPlates(): string {
  const plates = JSON.parse(readFileSync(path.join(root, 'dist/plates.json'), 'utf8')) as Record<string, Tree>;
  const bare = (body: string) => body.replace(/>[^<]+</g, masked);
  return JSON.stringify(plates, (key, value: unknown) =>
    typeof value !== 'string' || key === 'file' ? value : key === 'body' ? bare(value) : masked(value),
  );
}

const site = siteOf(async () => {
  place = mkdtempSync(path.join(tmpdir(), 'site-masked-'));
  mkdirSync(path.join(place, 'dist'));
  symlinkSync(path.join(root, 'content'), path.join(place, 'content'));
  for (const name of ['assets', 'inline', 'public', 'articles'])
    symlinkSync(path.join(root, 'dist', name), path.join(place, 'dist', name));
  for (const name of [
    'loadable-stats.json',
    'manifest.json',
    'styles.json',
    'charts.json',
    'cards.json',
    'content.json',
  ]) {
    cpSync(path.join(root, 'dist', name), path.join(place, 'dist', name));
  }
  mkdirSync(path.join(place, 'dist/texts'));
  for (const file of localeCodes.map((code) => path.join('dist', textsFile(code))))
    writeFileSync(
      path.join(place, file),
      JSON.stringify(maskedTree(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Tree)),
    );
  writeFileSync(path.join(place, 'dist/plates.json'), maskedPlates());
  return startApp({ env: uncached, folder: place });
});
afterAll(() => rmSync(place, { recursive: true }));

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}]+/gu) ?? [];

/** Weekdays, months, countries, language names and words of large numbers, as Intl gives them. */
const spoken = ['en', 'zh-TW'].flatMap((iso) => {
  const days = (['medium', 'long'] as const).map((dateStyle) => new Intl.DateTimeFormat(iso, { dateStyle }));
  const countries = (['long', 'short'] as const).map((style) => new Intl.DisplayNames(iso, { type: 'region', style }));
  const language = new Intl.DisplayNames(iso, { type: 'language' });
  const months = days.flatMap((day) => Array.from({ length: 12 }, (_, month) => day.format(new Date(2026, month, 1))));
  const regions = countries.flatMap((country) => getCountries().map((code) => country.of(code) ?? ''));
  const languages = locales.map(({ hreflang: [tag = 'en'] }) => language.of(tag) ?? '');
  const weekdays = (['long', 'short'] as const).flatMap((weekday) =>
    Array.from({ length: 7 }, (_, day) => new Intl.DateTimeFormat(iso, { weekday }).format(new Date(2026, 0, 1 + day))),
  );
  const large = new Intl.NumberFormat(iso, { notation: 'compact', compactDisplay: 'long' });
  const numbers = [1e6, 1e8].map((value) => large.format(value));
  return [...weekdays, ...months, ...regions, ...languages, ...numbers].flatMap(wordsIn);
});

/** Label of the hidden trap field: bots read English. */
const bait = 'Website';

/** Facts of content/, browser storage, names of languages and companies, units, currencies and protocols. */
const allowed = new Set([
  ...sourcesOf('content/**/*.{yaml,md}').flatMap(({ text }) => wordsIn(text)),
  ...Object.values(kept).flatMap(({ name }) => wordsIn(name)),
  ...locales.flatMap(({ name }) => wordsIn(name)),
  ...spoken,
  bait,
  'COCloud',
  'CO',
  'Cloud',
  'CSV',
  'USD',
  'NT',
  'US',
  'GB',
  'TB',
  'Gbps',
  'Tbps',
  'UTC',
  'HTTP',
]);

const shownAttributes = ['aria-label', 'title', 'alt', 'placeholder'];

function shownIn(html: string): string {
  const body = unheld(html.slice(html.indexOf('<body'))).replace(/<(script|style|pre|code)\b[\s\S]*?<\/\1>/g, ' ');
  const attributes = [...body.matchAll(/<([a-z]\w*)[^>]*>/g)].flatMap(([tag, name = '']) =>
    tagsOf(tag, name).flatMap((row) => shownAttributes.map((key) => row[key] ?? '')),
  );
  return decoded(`${body.replace(/<[^>]+>/g, ' ')} ${attributes.join(' ')}`);
}

test('every page takes its words from texts only', async () => {
  const left = new Map<string, string>();
  for (const { path: address, prefix } of everyPage.filter((page) => ['en', 'zh-tw'].includes(page.prefix))) {
    const { text, status } = await site.get(address);
    expect(status).toBe(200);
    for (const word of wordsIn(shownIn(text))) if (!allowed.has(word)) left.set(word, `${prefix}: ${address}`);
  }
  expect(Object.fromEntries(left)).toEqual({});
});
