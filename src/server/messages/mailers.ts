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

/** A refusal for good; undefined for errors that may pass. */
function refusalOf(error: unknown): NeighbourFault | undefined {
  if (!(error instanceof Error) || !('code' in error) || !refusals.includes(error.code)) return undefined;
  if (!('responseCode' in error) || Number(error.responseCode) < 500) return undefined;
  // Refusals of the sender, or by the receiver's policy (5.7), do not mean that the mailbox is missing.
  const isOfMailbox = 'command' in error && error.command === 'RCPT TO' && !/\b5\.7\.\d/.test(error.message);
  return new NeighbourFault(isOfMailbox ? 'noMailbox' : 'final', error.message, error);
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The mail server takes too long')), ms);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

export function smtpMailer(url: string, { connectionMs, socketMs, totalMs } = patience): Send<Mail> {
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
