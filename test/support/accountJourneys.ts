// Ways through an account in a browser: activation by mail and by SMS, recovery, and the runs that combine languages,
// script, back ends and databases.
import type { LocaleCode } from '../../src/shared/i18n/locales.ts';
import { changesTheNumber, takesASecondStep, throwsAStrangerOut } from './accountGuarding.ts';
import { linkIn } from './accountSite.ts';
import { firstPassword } from './accountVisits.ts';
import {
  addressOf,
  askForCode,
  chosen,
  logIn,
  recovers,
  register,
  second,
  travel,
  useCode,
  visitsAt,
  type JourneyPlace,
  type Person,
  type Run,
  type Traveller,
} from './accountTravel.ts';
import { eventually } from './eventually.ts';

/** With a mailed code, without which the account stays closed. */
async function activatesByMail(run: Run, person: Person): Promise<Traveller> {
  const who = await travel(run);
  const { go, at, isAt, t, reads, press, page } = who;
  await register(who, person);
  await logIn(who, person.email, firstPassword);
  await reads(t('forms', 'errors.emailUnverified'));

  await go(at('activate'));
  await isAt('activate');
  await askForCode(who, person.email, 'email');
  await useCode(who, run, { receiver: person.email, password: firstPassword, submit: 'activate' });
  await reads(t('forms', 'notices.activated'));
  await logIn(who, person.userName, firstPassword);
  await isAt('account');
  await reads(person.email);
  await press(t('layout', 'account.logout'));
  await reads(t('forms', 'notices.loggedOut'));
  // Going back must not show personal data again.
  await page.goBack();
  await eventually(() => page.url().includes('/login'), true);
  expect(await page.textContent('body')).not.toContain(person.email);
  return who;
}

async function forgetsThePassword(who: Traveller, run: Run, person: Person): Promise<void> {
  await who.go(addressOf(who, 'forget'));
  await recovers(who, run, person);
  await logIn(who, person.email, second);
  await who.isAt('account');
  await who.close();
  expect(who.complaints()).toEqual([]);
}

/** Verifies the phone first, later the mailbox by its link. */
async function activatesBySms(run: Run, person: Person, mobile: string): Promise<Traveller> {
  const { visits } = run;
  const who = await travel(run);
  const { page, go, at, isAt, t, fillIn, press, reads } = who;
  await register(who, person, mobile);
  const link = linkIn(await visits.site.lastMail(person.email));
  await go(at('activate'));
  await askForCode(who, person.email, 'sms');
  await useCode(who, run, { receiver: `+886${mobile}`, password: firstPassword, submit: 'activate' });
  await reads(t('forms', 'notices.activated'));
  await logIn(who, person.userName, firstPassword);
  await isAt('account');
  const proofs = () => page.locator('main dl strong').allInnerTexts();
  await eventually(proofs, [t('account', 'unverified'), t('account', 'verified')]);
  await page.getByRole('link', { name: t('forms', 'resend') }).click();
  await reads(t('layout', 'dialogs.verify.title'), '[role=dialog]');

  await go(link);
  await isAt('hash', 'confirm.title');
  await fillIn(chosen(who, firstPassword));
  await press(t('forms', 'submits.confirm'));
  await reads(t('forms', 'notices.emailVerified'));
  expect((await page.goto(link))?.status()).toBe(410);
  await logIn(who, person.userName, firstPassword);
  await isAt('account');
  await eventually(proofs, [t('account', 'verified'), t('account', 'verified')]);
  return who;
}

type Planned = JourneyPlace & { locale: LocaleCode; scripted: boolean };

/** Every language, and every pair of script, place and database: each of these is tried alone by the route suites. */
export const runs: readonly Planned[] = [
  { locale: 'jp', scripted: true, accounts: 'embedded', database: 'SQLite' },
  { locale: 'zh_TW', scripted: true, accounts: 'remote', database: 'PostgreSQL' },
  { locale: 'pt', scripted: false, accounts: 'embedded', database: 'PostgreSQL' },
  { locale: 'zh_CN', scripted: false, accounts: 'remote', database: 'SQLite' },
  { locale: 'en', scripted: true, accounts: 'embedded', database: 'PostgreSQL' },
];

const ways = [
  {
    way: 'is activated by a mailed code, and its password set anew',
    async go(run: Run) {
      const person = run.visits.somebody();
      await forgetsThePassword(await activatesByMail(run, person), run, person);
    },
  },
  {
    way: 'is activated by SMS, gets a second step, another number and none',
    async go(run: Run) {
      const person = run.visits.somebody();
      const who = await activatesBySms(run, person, '912345601');
      await takesASecondStep(who, person);
      await changesTheNumber(who, run, '987654302');
    },
  },
  { way: 'is taken back from a stranger', go: throwsAStrangerOut },
];

/** Call it inside a describe block. The first way of the first run is tried before each commit, all others apart from it. */
export function goWholeWay(which: 'the first' | 'all others'): void {
  describe.each(which === 'the first' ? runs.slice(0, 1) : runs)(
    '$locale, script: $scripted, $accounts, $database',
    (planned) => {
      const { locale, scripted, ...place } = planned;
      const run = { visits: visitsAt(place), locale, scripted };
      const others = planned === runs[0] ? ways.slice(1) : ways;
      test.each(which === 'the first' ? ways.slice(0, 1) : others)('$way', ({ go }) => go(run, place.accounts));
    },
  );
}
