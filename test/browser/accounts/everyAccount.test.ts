// The whole life of an account in each language, with and without script, with accounts kept here or by a back end, in
// either database.
import { inside } from '../../support/app.ts';
import { localeCodes } from '../../../src/shared/i18n/locales.ts';
import { goWholeWay, runs } from '../../support/accountJourneys.ts';

inside('accounts in every language and place', () => goWholeWay('all others'));

test('the runs cover all languages, and all pairs of script, back end and database', () => {
  expect(new Set(runs.map(({ locale }) => locale))).toEqual(new Set(localeCodes));
  const pairs = runs.flatMap(({ scripted, accounts, database }) => [
    `${scripted} ${accounts}`,
    `${scripted} ${database}`,
    `${accounts} ${database}`,
  ]);
  expect(new Set(pairs).size).toBe(12);
});
