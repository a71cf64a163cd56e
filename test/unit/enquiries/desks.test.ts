// Rules assign leads to desks, and a mistake in the rules is reported with its line.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFolder, faultList } from '../../../src/server/content/contentFolder.ts';
import { readDesks } from '../../../src/server/content/readBrand.ts';
import { deskFor } from '../../../src/server/enquiries/desks.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-desks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function desksIn(dir: string) {
  const faults = faultList();
  const desks = readDesks(contentFolder(dir, faults));
  faults.settle();
  return desks ?? [];
}

function load(text: string) {
  writeFileSync(join(folder, 'desks.yaml'), text);
  return desksIn(folder);
}

const last = '- { desk: all, mail: all@example.com, language: en }\n';

test('the shipped rules give every lead a desk', () => {
  const desks = desksIn('content');
  expect(deskFor(desks, { form: 'freeOpen', locale: 'jp' }).desk).toBe('trials');
  expect(deskFor(desks, { form: 'contact', locale: 'jp' }).desk).toBe('japan');
  expect(deskFor(desks, { form: 'contact', locale: 'en', country: 'TW' }).desk).toBe('taiwan');
  expect(deskFor(desks, { form: 'contact', locale: 'en', country: 'DE' }).desk).toBe('sales');
});

test('all conditions of a rule must fit, and the first that fits wins', () => {
  const desks =
    load(`- { desk: one, mail: one@example.com, language: en, form: contact, product: [cdn, ddos], country: JP }
- { desk: two, mail: two@example.com, language: en, form: contact }
${last}`);
  expect(deskFor(desks, { form: 'contact', locale: 'en', product: 'ddos', country: 'JP' }).desk).toBe('one');
  expect(deskFor(desks, { form: 'contact', locale: 'en', product: 'ddos' }).desk).toBe('two');
  expect(deskFor(desks, { form: 'trial', locale: 'en', product: 'ddos' }).desk).toBe('all');
});

test.each([
  [
    'mail is no address',
    `- desk: one\n  language: en\n  mail: one at example.com\n${last}`,
    /desks\.yaml:3: 0\.mail: is not an e-mail address/,
  ],
  ['two addresses', `- { desk: one, language: en, mail: 'a@b.cc, c@d.ee' }\n${last}`, /desks\.yaml:1: 0\.mail/],
  [
    'an unknown language',
    `${last.trim()}\n- desk: x\n  mail: a@b.cc\n  language: fr\n`,
    /desks\.yaml:4: 1\.language: is not a language code/,
  ],
  [
    'an unknown field',
    `- desk: x\n  mail: a@b.cc\n  language: en\n  forms: contact\n${last}`,
    /desks\.yaml:4: 0\.forms/,
  ],
  [
    'a webhook without https',
    `- desk: x\n  mail: a@b.cc\n  language: en\n  webhook: ftp://x\n${last}`,
    /desks\.yaml:4: 0\.webhook: must be/,
  ],
  [
    'no rule without conditions',
    '- { desk: x, mail: a@b.cc, language: en, form: a }\n',
    /desks\.yaml:1: the last rule must have no conditions/,
  ],
  ['no rules', '[]\n', /desks\.yaml:1: .*at least one rule/],
  ['broken YAML', '- { desk: x\n- y: [', /desks\.yaml:\d+: /],
])('%s is refused with its line', (_what, text, fault) => {
  expect(() => load(text)).toThrow(fault);
});
