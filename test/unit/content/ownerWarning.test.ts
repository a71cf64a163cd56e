// A build warns while nobody is named who signs.
import { localeCodes } from '../../../src/shared/i18n/locales.ts';
import type { ByLocale } from '../../../src/shared/facts/facts.ts';
import { ownerWarning } from '../../../scripts/build/ownerWarning.ts';

const { owner } = onceAWorker.content();
const named = Object.fromEntries(localeCodes.map((code) => [code, 'Acme'])) as ByLocale;

test('a build warns of an empty company, and not of one that is filled in', () => {
  expect(ownerWarning({ ...owner, legal: { ...owner.legal, entity: undefined } })).toContain('legal.entity');
  const entity = { name: named, registrationNo: '1', taxNumber: '2', address: named };
  expect(ownerWarning({ ...owner, legal: { ...owner.legal, entity } })).toBeUndefined();
});
