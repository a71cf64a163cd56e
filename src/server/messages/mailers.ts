// Sends a mail to the mail server, or without one into DATA_DIR/mail, where it can be opened and read.
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import { mailSchema, type Mail, type Send } from './ports.ts';
import { writeWhole } from '../ops/writeWhole.ts';
import { NeighbourFault } from '../ops/faults.ts';

/** `total`: of one mail, for a server that always says a little more; well within the outbox's lease. */
const patience = { connectionMs: 10_000, socketMs: 20_000, totalMs: 60_000 };

/** Addresses are passed as objects: no text of a visitor is ever parsed as a list of addresses. */
function envelopeOf(mail: Mail, messageId: string) {
  const checked = v.safeParse(mailSchema, mail);
  if (!checked.success)
    throw new NeighbourFault('final', `The mail is not well-formed: ${v.summarize(checked.issues)}`);
  const { from, to, replyTo, subject, text, html, calendar, ifRefused } = checked.output;
  return {
    from,
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    ...(calendar && { icalEvent: { ...calendar, filename: 'call.ics' } }),
    // What the receiver's server sends back later goes to the desk.
    ...(ifRefused && { envelope: { from: ifRefused.desk, to } }),
    messageId: `<${messageId}@${from.address.split('@')[1]}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The server knows that the mailbox does not exist; everything else may be different later. */
const isRefusedForGood = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

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
      if (isRefusedForGood(error))
        throw new NeighbourFault('final', error instanceof Error ? error.message : 'refused', error);
      throw error;
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
