// Journeys that protect an account, found by the words on the pages: a second factor, another mobile number, throwing
// out a stranger.
import { Secret, TOTP } from 'otpauth';
import { axeFaults } from './axeFaults.ts';
import { codeIn, type AccountPlace } from './accountSite.ts';
import {
  addressOf,
  dialog,
  findsForm,
  label,
  logIn,
  recovers,
  second,
  travel,
  type Person,
  type Run,
  type Traveller,
} from './accountTravel.ts';
import { eventually } from './eventually.ts';
import { baseOfKeys, firstPassword, withScreenLock } from './accountVisits.ts';

const codeOf = (secret: string, step = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + step * 30_000 });

/** The codes before and after the present one are good as well; a minute may pass until this one is sent. */
const wrongCodeOf = (secret: string): string => {
  const good = [-2, -1, 0, 1, 2, 3].map((step) => codeOf(secret, step));
  return Array.from({ length: 7 }, (_, at) => `00000${at}`).find((code) => !good.includes(code)) ?? '';
};

/** Turns the second factor on, logs in with it over another page, and turns it off. */
export async function takesASecondStep(who: Traveller, { userName }: Person): Promise<void> {
  const { page, go, at, isAt, t, fillIn, press, reads } = who;
  const [part, otp] = ['#second', label(who, 'otp')];
  const password = { [label(who, 'password')]: firstPassword };
  await page.locator(`${part} summary`).click();
  await fillIn(password, part);
  await press(t('account', 'second.begin'), part);
  await page.getByRole('img', { name: t('account', 'second.qr') }).waitFor();
  // axe is a script itself.
  if (who.scripted) expect(await axeFaults(page, { within: 'main' })).toEqual([]);
  const secret = ((await page.textContent(`${part} code`)) ?? '').replaceAll(' ', '');
  await fillIn({ [otp]: codeOf(secret) }, part);
  await press(t('account', 'second.confirm'), part);
  await reads(t('forms', 'notices.secondOn'), part);
  // Without script a page can be read while its end is still arriving.
  const shown = page.locator(`${part} li code`);
  await eventually(() => shown.count(), 8);
  const codes = await shown.allTextContents();
  await press(t('layout', 'account.logout'));
  await reads(t('forms', 'notices.loggedOut'));

  await go(`${at('cloudflare')}?dialog=login`);
  await fillIn({ [label(who, 'account')]: userName, ...password }, dialog);
  await press(t('forms', 'submits.login'), dialog);
  await reads(t('layout', 'dialogs.second.title'), dialog);
  await fillIn({ [otp]: wrongCodeOf(secret) }, dialog);
  await press(t('forms', 'submits.second'), dialog);
  await reads(t('forms', 'errors.codeWrong'), dialog);
  await fillIn({ [otp]: codes[0] ?? '' }, dialog);
  await press(t('forms', 'submits.second'), dialog);
  await page.waitForURL((url) => url.pathname === at('cloudflare') && url.search === '');

  await go(at('account'));
  await isAt('account');
  await page.locator(`${part} summary`).click();
  await fillIn({ ...password, [otp]: codeOf(secret, 1) }, part);
  await press(t('account', 'second.end'), part);
  await reads(t('forms', 'notices.secondOff'), part);
}

/** Replaces the mobile number, then removes it. */
export async function changesTheNumber(who: Traveller, { visits }: Run, mobile: string): Promise<void> {
  const { page, t, fillIn, press, reads, complaints, close } = who;
  const part = '#number';
  const forms = page.locator(`${part} details`);
  const password = label(who, 'password');
  await forms.first().locator('summary').click();
  const change = `${part} details:first-of-type`;
  await page.locator(change).getByLabel(label(who, 'areaCode')).selectOption('+886');
  await fillIn({ [label(who, 'mobile')]: mobile, [password]: firstPassword }, change);
  await press(t('forms', 'sendCode'), change);
  await reads(t('forms', 'notices.codeSent'), part);
  await fillIn({ [label(who, 'code')]: codeIn(await visits.site.lastMail(`+886${mobile}`)) }, part);
  await press(t('account', 'number.confirm'), part);
  await reads(t('forms', 'notices.numberChanged'), part);
  await eventually(async () => (await page.textContent('main dl'))?.includes(mobile.slice(-3)), true);
  // A finished step leaves no open form behind.
  await eventually(() => page.locator(`${part} details[open]`).count(), 0);

  const removal = '#removal';
  await page.locator(`${removal} summary`).click();
  await fillIn({ [password]: 'Wrong-2026' }, removal);
  await press(t('account', 'number.remove'), removal);
  await reads(t('forms', 'notices.passwordWrong'), part);
  await eventually(
    () => page.locator(`${part} details[open]`).evaluateAll((open) => open.map(({ id }) => id)),
    ['removal'],
  );
  await fillIn({ [password]: firstPassword }, removal);
  await press(t('account', 'number.remove'), removal);
  await reads(t('forms', 'notices.numberRemoved'), part);
  await close();
  expect(complaints()).toEqual([]);
}

/** Where passkeys are offered the stranger has created one, which is removed too. */
export async function throwsAStrangerOut(run: Run, place: AccountPlace): Promise<void> {
  const { visits } = run;
  const person = await visits.member(run.locale);
  const { userName, email } = person;
  const baseURL = baseOfKeys(visits.site.base);
  const hasKeys = place === 'embedded';
  const thief = await travel({ ...run, scripted: true }, { baseURL });
  // The first log-in from a device is the owner's own: no notice is sent for it.
  await visits.site.visitor().post(thief.at('login'), { account: userName, password: firstPassword });
  await withScreenLock(thief.page);
  await logIn(thief, userName, firstPassword);
  await thief.isAt('account');
  expect(await visits.site.lastMail(email)).toContain(addressOf(thief, 'forget'));
  if (hasKeys) {
    // The part loads when it is scrolled into view.
    await thief.page.locator('#passkeys').scrollIntoViewIfNeeded();
    await thief.press(thief.t('forms', 'passkey.add'));
    await thief.reads(thief.t('forms', 'notices.passkeyAdded'));
  }

  const owner = await travel(run, { baseURL });
  const { page, isAt, t, reads, complaints } = owner;
  await logIn(owner, email, firstPassword);
  await isAt('account');
  const log = '#security-log';
  const strange = page
    .locator(`${log} li`)
    .filter({ hasText: t('account', 'events.kinds.login') })
    .nth(1);
  await strange.locator('summary').click();
  await eventually(() => strange.getByRole('checkbox', { checked: true }).count(), hasKeys ? 1 : 0);
  if (owner.scripted) expect(await axeFaults(page, { within: log })).toEqual([]);
  await strange.getByRole('button', { name: t('account', 'events.end') }).click();
  await findsForm(owner, 'forget');
  await reads(t('forms', 'notices.notMe'), owner.hasPage('forget') ? 'main' : dialog);
  await recovers(owner, run, person);
  await logIn(owner, email, second);
  await isAt('account');
  await eventually(() => page.locator('#passkeys li').count(), 0);

  await thief.go(thief.at('account'));
  await thief.isAt('login');
  await Promise.all([thief.close(), owner.close()]);
  expect([...complaints(), ...thief.complaints()]).toEqual([]);
}
