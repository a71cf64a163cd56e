// Which runs through the journeys of accounts there are: every language whole, and all combinations of script, back end and database.
import type { LocaleCode } from '../../src/shared/i18n/locales.ts';
import { changesTheNumber, takesASecondStep, throwsAStrangerOut } from './accountGuarding.ts';
import { activatesByMail, activatesBySms, forgetsThePassword } from './accountJourneys.ts';
import { visitsAt, type JourneyPlace } from './accountTravel.ts';

type Planned = JourneyPlace & { locale: LocaleCode; scripted: boolean; everyDay?: true };

export const runs: readonly Planned[] = [
  { locale: 'jp', scripted: true, accounts: 'embedded', database: 'SQLite', everyDay: true },
  { locale: 'zh_TW', scripted: false, accounts: 'embedded', database: 'SQLite' },
  { locale: 'zh_TW', scripted: true, accounts: 'remote', database: 'PostgreSQL' },
  { locale: 'en', scripted: false, accounts: 'remote', database: 'PostgreSQL' },
  { locale: 'en', scripted: true, accounts: 'embedded', database: 'PostgreSQL' },
  { locale: 'pt', scripted: false, accounts: 'embedded', database: 'PostgreSQL' },
  { locale: 'zh_CN', scripted: true, accounts: 'remote', database: 'SQLite' },
  { locale: 'jp', scripted: false, accounts: 'remote', database: 'SQLite' },
];

/** Call it inside a describe block. */
export function goWholeWay(planned: readonly Planned[]): void {
  describe.each(planned)('$locale, script: $scripted, $accounts, $database', ({ locale, scripted, ...place }) => {
    const visits = visitsAt(place);
    const run = { visits, locale, scripted };

    test('is activated by a mailed code, and its password set anew', async () => {
      const person = visits.somebody();
      await forgetsThePassword(await activatesByMail(run, person), run, person);
    });

    test('is activated by SMS, gets a second step, another number and none', async () => {
      const person = visits.somebody();
      const who = await activatesBySms(run, person, '912345601');
      await takesASecondStep(who, person);
      await changesTheNumber(who, run, '987654302');
    });

    test('is taken back from a stranger', () => throwsAStrangerOut(run, place.accounts));
  });
}
