// The whole way of an account in each language, with script and without, accounts kept here or by a back end, in either database.
import { inside } from '../../support/app.ts';
import { localeCodes } from '../../../src/shared/i18n/locales.ts';
import { goWholeWay, runs } from '../../support/accountJourneys.ts';

inside('accounts in every language and place', () => goWholeWay(runs.filter(({ everyDay }) => !everyDay)));

test('between them the runs have all languages, and each of script, back end and database with each other', () => {
  expect(new Set(runs.map(({ locale }) => locale))).toEqual(new Set(localeCodes));
  const ways = runs.map(({ scripted, accounts, database }) => `${scripted} ${accounts} ${database}`);
  expect(new Set(ways).size).toBe(8);
});
