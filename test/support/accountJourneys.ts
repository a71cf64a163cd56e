// The ways into an account in the words that people read: activated by mail and by SMS, and recovered.
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
  type Person,
  type Run,
  type Traveller,
} from './accountTravel.ts';
import { eventually } from './eventually.ts';

/** By a code that is mailed, which nobody who has not read it can do without. */
export async function activatesByMail(run: Run, person: Person): Promise<Traveller> {
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
  // What was theirs is not shown again by going back.
  await page.goBack();
  await eventually(() => page.url().includes('/login'), true);
  expect(await page.textContent('body')).not.toContain(person.email);
  return who;
}

export async function forgetsThePassword(who: Traveller, run: Run, person: Person): Promise<void> {
  await who.go(addressOf(who, 'forget'));
  await recovers(who, run, person);
  await logIn(who, person.email, second);
  await who.isAt('account');
  await who.close();
  expect(who.complaints()).toEqual([]);
}

/** The phone first, the mailbox by its link afterwards. */
export async function activatesBySms(run: Run, person: Person, mobile: string): Promise<Traveller> {
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
