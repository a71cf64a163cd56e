// Sends mails to the mail server, or without one writes them to DATA_DIR/mail, where they can be opened.
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import { mailSchema, type Mail, type Send } from './ports.ts';
import { writeWhole } from '../ops/dataFiles.ts';
import { NeighbourFault } from '../ops/faults.ts';
import { minuteMs } from '../../shared/i18n/times.ts';

/** `totalMs`: per mail, against a server that keeps the connection busy; well within the outbox's lease. */
const patience = { connectionMs: 10_000, socketMs: 20_000, totalMs: minuteMs };

/** Addresses are passed as objects, so that text from visitors is never parsed as a list of addresses. */
function envelopeOf(mail: Mail, messageId: string) {
  const checked = v.safeParse(mailSchema, mail);
  if (!checked.success)
    throw new NeighbourFault('final', `The mail is not well-formed: ${v.summarize(checked.issues)}`);
  const { from, to, replyTo, subject, text, html, calendar, ifRefused, unsubscribe } = checked.output;
  return {
    from,
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    ...(calendar && { icalEvent: { ...calendar, filename: 'call.ics' } }),
    // Mails that bounce later go to the desk.
    ...(ifRefused && { envelope: { from: ifRefused.desk, to } }),
    messageId: `<${messageId}@${from.address.split('@')[1]}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      // RFC 8058. On one unfolded line, because it must stay exactly as signed.
      ...(unsubscribe && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** How nodemailer names a refusal of the envelope, and one after the content: of spam, size, or a sender that DMARC does not allow. */
const refusals: readonly unknown[] = ['EENVELOPE', 'EMESSAGE'];

/** Codes of RFC 3463 for a mailbox that is not there; one that is disabled, full or asked too often (5.2) is. */
const missingCode = /^5\.1\.(?:[1236]|10)$/;
/** A code, and no part of a network address. */
const statusCodes = /(?<![\d.])5\.\d{1,3}\.\d{1,3}(?!\.?\d)/g;
const missingWords =
  /\b(?:no such|unknown|invalid) (?:user|mailbox|recipient)\b|\b(?:user|mailbox|recipient|account)\b[^:;\n]{0,80} (?:unknown|not found|does not exist)\b/i;
/** Words of refusals that are about us, or a rule: the answer to RCPT TO may also be about the sender. */
const otherWords = /sender|verif|relay|spam|block|polic|quota|limit/i;

/** Whether the server says that there is no such mailbox: by its codes, by its words only where it gives no code. */
function isMissing(answer: string): boolean {
  const codes = answer.match(statusCodes);
  return codes ? codes.every((code) => missingCode.test(code)) : missingWords.test(answer) && !otherWords.test(answer);
}

/** A refusal for good; undefined for errors that may pass. */
function refusalOf(error: unknown): NeighbourFault | undefined {
  if (!(error instanceof Error) || !('code' in error) || !refusals.includes(error.code)) return undefined;
  if (!('responseCode' in error) || Number(error.responseCode) < 500) return undefined;
  const isOfRecipient = 'command' in error && error.command === 'RCPT TO';
  return new NeighbourFault(isOfRecipient && isMissing(error.message) ? 'noMailbox' : 'final', error.message, error);
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The mail server takes too long')), ms);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

export function smtpMailer(url: string): Send<Mail> {
  const { connectionMs, socketMs, totalMs } = patience;
  const transport = createTransport({
    url,
    connectionTimeout: connectionMs,
    greetingTimeout: connectionMs,
    dnsTimeout: connectionMs,
    socketTimeout: socketMs,
  });
  return async (mail, messageId) => {
    try {
      await within(totalMs, transport.sendMail(envelopeOf(mail, messageId)));
    } catch (error) {
      throw refusalOf(error) ?? error;
    }
  };
}

export function fileMailer(folder: string): Send<Mail> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail, messageId) => {
    const { message } = await transport.sendMail(envelopeOf(mail, messageId));
    if (!Buffer.isBuffer(message)) throw new Error('The mail was not built in memory');
    await writeWhole(join(folder, `${messageId}.eml`), message);
    await writeWhole(join(folder, `${messageId}.html`), mail.html);
  };
}
