// What accounts send: links and codes to their owner, in the language he registered in, and word to a mailbox that has an account.
import { localeOf, type LocaleCode } from '../../../shared/i18n/locales.ts';
import type { TranslatorOf } from '../../../shared/i18n/useT.ts';
import { mailTime } from '../../messages/mailTimes.ts';
import { htmlBody, textBody, type MailBody } from '../../messages/mailBody.ts';
import type { Mail, MailPerson } from '../../messages/ports.ts';
import type { NewMessage } from '../../store/outbox.ts';

/** Which letter: the keys of its texts stand under this name in the namespace `accountMail`. */
type Letter =
  | 'verify'
  | 'reset'
  | 'code'
  | 'taken'
  | 'changed'
  | 'passkey'
  | 'newDevice'
  | 'number'
  | 'numberRemoved'
  | 'secondOn'
  | 'secondOff';

/** These say what has happened already: whoever did not ask for it must not ignore them. */
const warnings: readonly Letter[] = [
  'changed',
  'passkey',
  'newDevice',
  'number',
  'numberRemoved',
  'secondOn',
  'secondOff',
];

export type AccountMails = {
  verify: (to: string, locale: LocaleCode, link: string) => NewMessage;
  /** Either of the two sets a new password. */
  reset: (to: string, locale: LocaleCode, ways: { code: string; link: string }) => NewMessage;
  code: (to: string, locale: LocaleCode, code: string) => NewMessage;
  codeBySms: (to: string, locale: LocaleCode, code: string) => NewMessage;
  /** Somebody registered with a mailbox that has an account: only its owner is told. */
  taken: (to: string, locale: LocaleCode, logInAddress: string) => NewMessage;
  /** The password is another one now. */
  changed: (to: string, locale: LocaleCode, resetAddress: string) => NewMessage;
  /** There is another way in now. */
  passkey: (to: string, locale: LocaleCode, logInAddress: string) => NewMessage;
  /** Somebody has logged in with a browser that never did. */
  newDevice: (
    to: string,
    locale: LocaleCode,
    facts: { at: number; device: string; network: string; page: string },
  ) => NewMessage;
  /** Another number gets codes now. */
  number: (to: string, locale: LocaleCode, logInAddress: string) => NewMessage;
  /** None gets codes any more. */
  numberRemoved: (to: string, locale: LocaleCode, logInAddress: string) => NewMessage;
  secondOn: (to: string, locale: LocaleCode, logInAddress: string) => NewMessage;
  secondOff: (to: string, locale: LocaleCode, logInAddress: string) => NewMessage;
};

type Options = { textsOf: (locale: LocaleCode) => TranslatorOf; from: MailPerson };

export function accountMails({ textsOf, from }: Options): AccountMails {
  function letter(name: Letter, to: string, locale: LocaleCode, rows: Record<string, string>): NewMessage {
    const t = textsOf(locale)('accountMail');
    const [title, text] = [t(`${name}.subject`), t(`${name}.text`)];
    const body: MailBody = {
      language: localeOf(locale).iso,
      brand: from.name,
      title,
      preview: text,
      heading: title,
      paragraphs: [text],
      rows: Object.entries(rows).map(([label, value]) => {
        const isLink = value.startsWith('http');
        const links = isLink && { links: [{ text: value, href: value }] };
        return { label: t(`labels.${label}`), value, large: label === 'code', ...links };
      }),
      foot: [t(warnings.includes(name) ? 'warning' : 'ignore')],
    };
    const mail: Mail = { from, to, subject: title, text: textBody(body), html: htmlBody(body) };
    return { kind: 'mail', payload: mail };
  }
  return {
    verify: (to, locale, link) => ({ ...letter('verify', to, locale, { link }), secret: true }),
    reset: (to, locale, ways) => ({ ...letter('reset', to, locale, ways), secret: true }),
    code: (to, locale, code) => ({ ...letter('code', to, locale, { code }), secret: true }),
    codeBySms: (to, locale, code) => ({
      kind: 'sms',
      secret: true,
      payload: { to, text: textsOf(locale)('accountMail')('sms', { code, brand: from.name }) },
    }),
    taken: (to, locale, page) => letter('taken', to, locale, { page }),
    changed: (to, locale, page) => letter('changed', to, locale, { page }),
    passkey: (to, locale, page) => letter('passkey', to, locale, { page }),
    newDevice(to, locale, { at, device, network, page }) {
      const time = mailTime((language, key) => textsOf(language)('mail')(key), locale, at);
      return letter('newDevice', to, locale, {
        time,
        ...(device && { device }),
        ...(network && { network }),
        notMe: page,
      });
    },
    number: (to, locale, page) => letter('number', to, locale, { page }),
    numberRemoved: (to, locale, page) => letter('numberRemoved', to, locale, { page }),
    secondOn: (to, locale, page) => letter('secondOn', to, locale, { page }),
    secondOff: (to, locale, page) => letter('secondOff', to, locale, { page }),
  };
}
