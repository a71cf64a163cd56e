// The ways out of the house, as the rest of the server sees them; each has an embedded default and a configured variant.
import type { Readable } from 'node:stream';
import * as v from 'valibot';
import type { LocaleCode } from '../../shared/i18n/locales.ts';

const singleLine = v.pipe(v.string(), v.regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'holds a line break or control character'));

/** One bare address: no list, no display name, nothing that could start another header. */
const address = v.pipe(
  v.string(),
  v.maxLength(254),
  v.regex(/^[^\s\p{Cc}<>(),:;"[\]\\@]+@[^\s\p{Cc}<>(),:;"[\]\\@]+$/u, 'is not one address'),
);

const person = v.object({ name: singleLine, address });

export const mailSchema = v.object({
  from: person,
  to: address,
  replyTo: v.optional(address),
  subject: singleLine,
  text: v.string(),
  html: v.string(),
  /** An invitation, which calendars take up or off. */
  calendar: v.optional(v.object({ method: v.picklist(['REQUEST', 'CANCEL']), content: v.string() })),
  /** Where its reader stops such mails; a mailbox's own button sends a POST there. */
  unsubscribe: v.optional(v.pipe(v.string(), v.regex(/^https:\/\/[^\s<>,]+$/, 'is no address of a page'))),
  /** Who must hear of it when the receiver's server sends it back, and about which lead it was. */
  ifRefused: v.optional(v.object({ desk: address, reference: v.string() })),
});

export const smsSchema = v.object({
  to: v.pipe(v.string(), v.regex(/^\+\d{6,15}$/, 'is not an international number')),
  text: v.string(),
});

/** A lead on its way to the remote back end: what its call takes, and the files as the storage knows them. */
export const forwardSchema = v.object({
  form: v.string(),
  reference: v.string(),
  /** Of the submission: the remote makes one lead of it however often it arrives. */
  key: v.string(),
  /** Host name that the visitor was on. */
  domain: v.string(),
  fields: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
  files: v.array(v.object({ path: v.string(), name: v.string(), size: v.number() })),
});

/** Without an address the event goes to a file, for whoever builds the receiving side. */
export const webhookSchema = v.object({
  url: v.optional(v.string()),
  /** Whose secret signs it. */
  desk: v.string(),
  event: v.record(v.string(), v.unknown()),
});

export type MailPerson = v.InferOutput<typeof person>;
export type Mail = v.InferOutput<typeof mailSchema>;
export type Sms = v.InferOutput<typeof smsSchema>;
export type ForwardedLead = v.InferOutput<typeof forwardSchema>;
export type WebhookCall = v.InferOutput<typeof webhookSchema>;

/** Word of ours about a message or a lead, itself sent as a mail. */
export type Notice = { kind: 'mail'; payload: Mail };

/** Keys of the `mail` namespace. */
export type MailText = (locale: LocaleCode, key: string, values?: Record<string, string>) => string;

/** The id stays the same over all tries of a message, so a receiver can drop a repetition. */
export type Send<T> = (message: T, messageId: string) => Promise<void>;

export type StoredFile = { key: string; changedAt: number };

export type FileStorage = {
  /** Resolves when the file is safe; the source stays where it is. */
  put(key: string, sourcePath: string): Promise<void>;
  open(key: string): Promise<Readable>;
  /** Quiet when it is not there. */
  remove(key: string): Promise<void>;
  list(): AsyncIterable<StoredFile>;
};

export type Deliver = {
  mail: Send<Mail>;
  sms: Send<Sms>;
  webhook: Send<WebhookCall>;
  forward: Send<ForwardedLead>;
  files: FileStorage;
};

export const isAddress = (text: string): boolean => v.is(address, text);
