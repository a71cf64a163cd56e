// The whole way of an account in each language, with script and without, accounts kept here or by a back end, in either database.
import { inside } from '../../support/app.ts';
import { localeCodes } from '../../../src/shared/i18n/locales.ts';
import { goWholeWay, runs } from '../../support/accountRuns.ts';

inside('accounts in every language and place', () => goWholeWay(runs.filter(({ everyDay }) => !everyDay)));

const axes = ['scripted', 'accounts', 'database'] as const;

test('between them the runs have all languages, and each way of script, back end and database with each of the others', () => {
  expect(new Set(runs.map(({ locale }) => locale))).toEqual(new Set(localeCodes));
  for (const [at, one] of axes.entries())
    for (const other of axes.slice(at + 1))
      expect(new Set(runs.map((run) => `${run[one]} ${run[other]}`)).size).toBe(4);
});
