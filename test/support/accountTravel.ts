// Steps of a visitor with an account in a browser: register, ask for codes, log in, recover; found by the words on the
// pages.
import type { BrowserContextOptions } from 'playwright-core';
import { hasPage } from '../../src/shared/pages/addresses.ts';
import { localeOf, type LocaleCode } from '../../src/shared/i18n/locales.ts';
import { codeIn, startAccountSite, type AccountPlace } from './accountSite.ts';
import { firstPassword, visitsWithAccounts, type AccountVisit, type AccountVisits } from './accountVisits.ts';
import { desk, phone } from './browser.ts';
import { emptyPostgres, type DatabaseName } from './databases.ts';
import { readerOf, type Reader } from './ownWords.ts';

export type JourneyPlace = { accounts: AccountPlace; database: DatabaseName };

/** Call it inside a describe block. */
export const visitsAt = ({ accounts, database }: JourneyPlace): AccountVisits =>
  visitsWithAccounts(async () => {
    const env = { DATABASE_URL: database === 'PostgreSQL' ? await emptyPostgres() : '' };
    return startAccountSite({ env: accounts === 'remote' ? env : { TRUST_PROXY: 'true', ...env } }, accounts);
  });

export const second = 'Quay-Lantern-77';
const masked = (email: string) => `${email.slice(0, 1)}•••@example.com`;

export const dialog = '[role=dialog]';
const dialogs = { register: 'register', forget: 'forgot' } as const;

export type Person = { userName: string; email: string };
export type Traveller = AccountVisit &
  Reader & { at: (path: string) => string; scripted: boolean; hasPage: (form: 'register' | 'forget') => boolean };

export type Run = { visits: AccountVisits; locale: LocaleCode; scripted: boolean };

export async function travel(
  { visits, locale, scripted }: Run,
  options: BrowserContextOptions = {},
): Promise<Traveller> {
  const visit = await visits.open({
    viewport: scripted ? phone : desk,
    ...(!scripted && { javaScriptEnabled: false }),
    ...options,
  });
  const at = (path: string) => `/${localeOf(locale).prefix}/${path}`;
  return { ...visit, ...readerOf(visit.page, locale), at, scripted, hasPage: (form) => hasPage(form, locale) };
}

export const label = ({ t }: Reader, name: string) => t('forms', `fields.${name}.label`);
export const chosen = (reader: Reader, password: string) => ({
  [label(reader, 'password')]: password,
  [label(reader, 'confirm')]: password,
});

/** A form has its own page, or, where the language lacks that page, a dialog over the log-in. */
export const addressOf = ({ at, hasPage }: Traveller, form: 'register' | 'forget'): string =>
  hasPage(form) ? at(form) : `${at('login')}?dialog=${dialogs[form]}`;

/** Waits for the form; returns the selector of its place. */
export async function findsForm({ isAt, reads, t, hasPage }: Traveller, form: 'register' | 'forget'): Promise<string> {
  if (hasPage(form)) {
    await isAt(form);
    return 'main';
  }
  await reads(t('layout', `dialogs.${dialogs[form]}.title`), dialog);
  return dialog;
}

export async function register(who: Traveller, { userName, email }: Person, mobile = ''): Promise<void> {
  const { go, human, page, t, fillIn, press, reads } = who;
  await go(addressOf(who, 'register'));
  const where = await findsForm(who, 'register');
  await human();
  const form = page.locator(where);
  await form.getByRole('checkbox', { name: label(who, 'agreement') }).check();
  const names = { [label(who, 'userName')]: userName, [label(who, 'email')]: email };
  await fillIn({ ...names, ...chosen(who, firstPassword) }, where);
  if (mobile) {
    await form.getByLabel(label(who, 'areaCode')).selectOption('+886');
    await fillIn({ [label(who, 'mobile')]: mobile }, where);
  }
  await press(t('forms', 'submits.register'), where);
  await reads(t('forms', 'notices.registered'));
  await reads(masked(email));
}

export async function askForCode(
  who: Traveller,
  email: string,
  method: 'email' | 'sms',
  where = 'main',
): Promise<void> {
  const { page, t, fillIn, human, press, reads } = who;
  await page
    .locator(where)
    .getByRole('radio', { name: t('forms', `options.method.${method}`) })
    .check();
  await fillIn({ [label(who, 'email')]: email }, where);
  await human();
  await press(t('forms', 'sendCode'), where);
  await reads(
    t('forms', method === 'sms' ? 'notices.codeAskedBySms' : 'notices.codeAsked', { to: masked(email) }),
    where,
  );
}

type Coded = { receiver: string; password: string; submit: 'activate' | 'forgot'; where?: string };

/** `receiver`: a mailbox or a number. */
export async function useCode(who: Traveller, { visits }: Run, { receiver, password, submit, where }: Coded) {
  const code = codeIn(await visits.site.lastMail(receiver));
  await who.fillIn({ [label(who, 'code')]: code, ...chosen(who, password) }, where);
  await who.press(who.t('forms', `submits.${submit}`), where);
}

export async function logIn(who: Traveller, account: string, password: string): Promise<void> {
  const { go, at, isAt, t, fillIn, press } = who;
  await go(at('login'));
  await isAt('login');
  await fillIn({ [label(who, 'account')]: account, [label(who, 'password')]: password });
  await press(t('forms', 'submits.login'));
}

export async function recovers(who: Traveller, run: Run, { email }: Person): Promise<void> {
  const where = await findsForm(who, 'forget');
  await askForCode(who, email, 'email', where);
  await useCode(who, run, { receiver: email, password: second, submit: 'forgot', where });
  await who.reads(who.t('forms', 'notices.passwordReset'));
}
