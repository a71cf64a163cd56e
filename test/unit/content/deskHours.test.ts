// Hours as staff edit them: those of the desk, of calls and of quiet nights are times of day, and calls lie within the desk's.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '../../../src/server/content/loadContent.ts';
import { contentDir, dataFolder, withFewArticles } from '../../support/backendParts.ts';
import { faultsAfter } from '../../support/faultsAfter.ts';

const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleanUp.splice(0)) clean();
});

/** Our content with the desk open until `salesTo`, and calls until `to`. */
function withHours(salesTo: string, to: string): () => ReturnType<typeof loadContent> {
  const { dataDir, remove } = dataFolder();
  cleanUp.push(remove);
  const dir = join(dataDir, 'content');
  cpSync(contentDir, dir, { recursive: true, filter: withFewArticles() });
  const claims = readFileSync(join(dir, 'claims.yaml'), 'utf8');
  writeFileSync(join(dir, 'claims.yaml'), claims.replace("salesTo: '18:00'", `salesTo: '${salesTo}'`));
  writeFileSync(join(dir, 'hours.yaml'), `from: '9:00'\nto: '${to}'\nnotice: 2\ndays: 20\n`);
  return () => loadContent(dir);
}

test('names a desk that is open for no minute, since no answer would ever be due', () => {
  expect(withHours('9:00', '9:00')).toThrow(/hours\.yaml:\d+: calls do not lie within the desk's hours, 9:00 to 9:00/);
});

test.each([
  ['the end of the desk', "salesTo: '18:00'", "salesTo: '99:99'", /:9: support\.salesTo: is not a time of day/],
  ['the end of a quiet night', "'09:00']", "'09:60']", /:21: quietHours\.ranges\.1\.1: is not a time of day/],
])('names %s that no clock shows', (_name, from, to, fault) => {
  expect(faultsAfter('claims.yaml', (text) => text.replace(from, to))).toEqual([expect.stringMatching(fault)]);
});

test.each([
  ['24:30', /hours\.yaml:2: to: is not a time of day such as 9:00/],
  ['17:15', /hours\.yaml:2: to: is not a full or half hour such as 9:30/],
])('names calls until %s', (to, fault) => {
  expect(withHours('24:00', to)).toThrow(fault);
});

test('takes midnight as the end of a day', () => {
  expect(withHours('24:00', '24:00')().hours.to).toBe('24:00');
});
