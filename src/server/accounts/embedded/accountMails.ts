// Mails and SMS to the owner of an account: links, codes and notices, always in the language of the account.
import { isLocaleCode, localeOf, type LocaleCode } from '../../../shared/i18n/locales.ts';
import type { TranslatorOf } from '../../../shared/i18n/useT.ts';
import { mailTime } from '../../messages/mailTimes.ts';
import { mailContent, type MailBody } from '../../messages/mailBody.ts';
import type { Mail, MailBrand } from '../../messages/ports.ts';
import { pathOf } from '../../../shared/pages/addresses.ts';
import type { Account, LinkMail } from '../../store/accounts.ts';
import type { NewMessage } from '../../store/outbox.ts';
import { resetHref } from '../resetHref.ts';
import { newLinkId } from '../../store/accountLinks.ts';
import type { Store } from '../../store/openStore.ts';
import { dayMs } from '../../../shared/i18n/times.ts';

/** Notices of something that happened, with the page where the reader can react to it. */
type Notice =
  /** Somebody registered with a mailbox that has an account: only its owner is told. */
  | 'taken'
  /** The password was changed. */
  | 'changed'
  /** A passkey was added. */
  | 'passkey'
  | 'passkeyRemoved'
  /** The user name was changed. */
  | 'name'
  /** The mailbox was changed: sent to the old and to the new one. */
  | 'mailbox'
  /** The phone number was changed. */
  | 'number'
  | 'numberRemoved'
  /** The owner of the company removed them. */
  | 'companyRemoved'
  /** They have become the owner of the company. */
  | 'companyOwner'
  | 'secondOn'
  | 'secondOff'
  /** The owner deleted the account. */
  | 'erased';

/** Every mail; its texts stand under this name in the namespace `accountMail`. */
type Letter = 'verify' | 'reset' | 'code' | 'mailboxOld' | 'mailboxNew' | 'invitation' | 'newDevice' | Notice;

/** Readers who did not ask for these may ignore them; all others report something that has happened. */
const ignorable: readonly Letter[] = ['verify', 'reset', 'code', 'mailboxNew', 'invitation', 'taken'];

/**
 * After these no page to log in: a changed password has logged out its owner too, who has just set it or has to set another, and to a
 * deleted account nobody logs in.
 */
const withoutLogin: readonly Notice[] = ['changed', 'erased'];

/** Changes by someone who may know the password: their mails advise a new one, and lead to it. */
const advisesNewPassword: readonly Notice[] = [
  'changed',
  'passkey',
  'passkeyRemoved',
  'name',
  'number',
  'numberRemoved',
  'secondOn',
  'secondOff',
];

/** Rows that are links: by their label, never by what they say, for others may have written that. */
const linkLabels: readonly string[] = ['link', 'page', 'notMe'];

/** Receiver of a message. Its language is that of the account, not that of the page that caused the message. */
export type Receiver = Pick<Account, 'email' | 'locale'>;

/** English where the site no longer has the account's language. */
export const languageOf = ({ locale }: Pick<Account, 'locale'>): LocaleCode => (isLocaleCode(locale) ? locale : 'en');

/** `origin`: of the site, for the links. */
export type AccountMails = {
  verify: (to: Receiver, origin: string, link: string) => NewMessage;
  /** Code and link work independently of each other: either sets a new password. */
  reset: (to: Receiver, origin: string, ways: { code: string; link: string }) => NewMessage;
  code: (to: Receiver, code: string) => NewMessage;
  codeBySms: (number: string, to: Receiver, code: string) => NewMessage;
  /** Asks the reader of the old or of the new mailbox to agree to the change. */
  mailbox: (
    letter: 'mailboxOld' | 'mailboxNew',
    to: Receiver,
    origin: string,
    rows: { mailbox?: string; account?: string; link: string },
  ) => NewMessage;
  /** Invites the reader to join a company. */
  invitation: (to: Receiver, origin: string, rows: { company: string; account: string; link: string }) => NewMessage;
  /** Reports a log-in from a browser that is new to the account. */
  newDevice: (to: Receiver, origin: string, facts: { at: number; device: string; network: string }) => NewMessage;
  notice: (letter: Notice, to: Receiver, origin: string) => NewMessage;
};

type Options = { textsOf: (locale: LocaleCode) => TranslatorOf; from: MailBrand };

export function accountMails({ textsOf, from }: Options): AccountMails {
  function letter(name: Letter, to: Receiver, rows: Record<string, string>): NewMessage {
    const locale = languageOf(to);
    const t = textsOf(locale)('accountMail');
    const [title, text] = [t(`${name}.subject`), t(`${name}.text`)];
    const body: MailBody = {
      locale: localeOf(locale),
      from,
      title,
      preview: text,
      heading: title,
      paragraphs: [text],
      rows: Object.entries(rows).map(([label, value]) => {
        const links = linkLabels.includes(label) && { links: [{ text: value, href: value }] };
        return { label: t(`labels.${label}`), value, large: label === 'code', ...links };
      }),
      foot: [t(ignorable.includes(name) ? 'ignore' : 'warning')],
    };
    const mail: Mail = { to: to.email, ...mailContent(body) };
    return { kind: 'mail', payload: mail };
  }
  /** Address of the page of a link. */
  const linkAt = (to: Receiver, origin: string, id: string): string =>
    origin + pathOf('hash', languageOf(to), { hash: id });
  return {
    verify: (to, origin, link) => ({ ...letter('verify', to, { link: linkAt(to, origin, link) }), secret: true }),
    reset: (to, origin, { code, link }) => ({
      ...letter('reset', to, { code, link: linkAt(to, origin, link) }),
      secret: true,
    }),
    code: (to, code) => ({ ...letter('code', to, { code }), secret: true }),
    codeBySms: (number, to, code) => ({
      kind: 'sms',
      secret: true,
      payload: { to: number, text: textsOf(languageOf(to))('accountMail')('sms', { code, brand: from.name }) },
    }),
    mailbox: (name, to, origin, { link, ...rows }) => ({
      ...letter(name, to, { ...rows, link: linkAt(to, origin, link) }),
      secret: true,
    }),
    invitation: (to, origin, { link, ...rows }) => ({
      ...letter('invitation', to, { ...rows, link: linkAt(to, origin, link) }),
      secret: true,
    }),
    newDevice(to, origin, { at, device, network }) {
      const locale = languageOf(to);
      const time = mailTime((language, key) => textsOf(language)('mail')(key), locale, at);
      return letter('newDevice', to, {
        time,
        ...(device && { device }),
        ...(network && { network }),
        notMe: origin + resetHref(locale),
      });
    },
    notice(name, to, origin) {
      const locale = languageOf(to);
      return letter(name, to, {
        ...(!withoutLogin.includes(name) && { page: origin + pathOf('login', locale) }),
        ...(advisesNewPassword.includes(name) && { notMe: origin + resetHref(locale) }),
      });
    },
  };
}

type Sender = { mails: AccountMails; clock: () => number; origin: string };

export const linkLifetimeMs = dayMs;

/** The mail that verifies a mailbox, sent at registration and again on request; its link is valid for a day. */
export function verification(to: Receiver, { mails, clock, origin }: Sender): LinkMail {
  const id = newLinkId();
  return {
    id,
    expiresAt: clock() + linkLifetimeMs,
    messages: [mails.verify(to, origin, id)],
  };
}

/** Voids the link that was sent before. */
export const sendVerification = ({ accounts }: Store, account: Account, sender: Sender): Promise<void> =>
  accounts.sendLink({ kind: 'verify', account: account.id }, verification(account, sender));
