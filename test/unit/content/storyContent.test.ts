// Customers' stories as staff write them: every mistake is reported with file, line and reason, and brands do not share
// customers.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { loadContent } from '../../../src/server/content/loadContent.ts';
import { faultsAfter } from '../../support/faultsAfter.ts';
import { sampleStory } from '../../support/sampleContent.ts';
import { twoBrands } from '../../support/twoBrands.ts';

const written = stringify(sampleStory);
const lineOf = (part: string) => written.split('\n').findIndex((line) => line.includes(part)) + 1;

test.each<[string, (text: string) => string, string, string]>([
  [
    'without a day of consent',
    (text) => text.replace('  given: 2026-11-01\n', ''),
    'consent:',
    'consent.given: is missing',
  ],
  [
    'without a source',
    (text) => text.replace(/ {4}source:\n(?: {6}.*\n)+/, ''),
    '- value:',
    'figures.0.source: is missing',
  ],
  ['about no page', (text) => text.replace('awsService', 'awsServce'), '- awsService', 'pages.1: no page "awsServce"'],
  ['in four languages', (text) => text.replace('  jp: Lead H jp.\n', ''), 'lead:', 'lead.jp: is missing'],
  [
    'published before the customer agreed',
    (text) => text.replace('2026-11-20', '2026-10-20'),
    'published:',
    '2026-10-20 is before the customer agreed',
  ],
])('a story %s is refused', (_name, change, part, reason) => {
  const changed = change(written);
  expect(changed).not.toBe(written);
  expect(faultsAfter('stories/acme.yaml', () => changed)).toEqual([
    `content/stories/acme.yaml:${lineOf(part)}: ${reason}`,
  ]);
});

test('another brand shows none of the first brand’s stories', () => {
  const { contentFolder, remove } = twoBrands();
  mkdirSync(join(contentFolder, 'stories'));
  writeFileSync(join(contentFolder, 'stories/acme.yaml'), written);
  const { stories, brands } = loadContent(contentFolder);
  expect([stories.map(({ id }) => id), brands.map((brand) => brand.stories)]).toEqual([['acme'], [[]]]);
  remove();
});
