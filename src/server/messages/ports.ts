// Interfaces and schemas of everything that leaves the server: mails, SMS, webhooks and forwarded leads.
import * as v from 'valibot';
import type { Accent } from '../../shared/ui/palette.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { FileStorage } from '../store/openFiles.ts';

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
  /** An invitation that calendars add or remove. */
  calendar: v.optional(v.object({ method: v.picklist(['REQUEST', 'CANCEL']), content: v.string() })),
  /** Page for unsubscribing; a mailbox's own button sends a POST to it. */
  unsubscribe: v.optional(v.pipe(v.string(), v.regex(/^https:\/\/[^\s<>,]+$/, 'is no address of a page'))),
  /** The desk to tell if the mail is refused, and the lead it was about. */
  ifRefused: v.optional(v.object({ desk: address, reference: v.string() })),
});

export const smsSchema = v.object({
  to: v.pipe(v.string(), v.regex(/^\+\d{6,15}$/, 'is not an international number')),
  text: v.string(),
});

/** A lead for the remote back end: the fields of its call, and the files by their key in the storage. */
export const forwardSchema = v.object({
  form: v.string(),
  reference: v.string(),
  /** Key of the submission: the remote back end creates one lead for it, however often it arrives. */
  key: v.string(),
  /** Host name of the site that the visitor used. */
  domain: v.string(),
  fields: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
  files: v.array(v.object({ path: v.string(), name: v.string(), size: v.number() })),
});

/** Without an address the event is written to a file, for developers of the receiving side. */
export const webhookSchema = v.object({
  url: v.optional(v.string()),
  /** The desk whose secret signs the event. */
  desk: v.string(),
  event: v.record(v.string(), v.unknown()),
});

/** Who sends our mails: a brand, which may have an accent of its own. */
export type MailBrand = MailPerson & { accent?: Accent | undefined };
export type MailPerson = v.InferOutput<typeof person>;
export type Mail = v.InferOutput<typeof mailSchema>;
type Sms = v.InferOutput<typeof smsSchema>;
export type ForwardedLead = v.InferOutput<typeof forwardSchema>;
export type WebhookCall = v.InferOutput<typeof webhookSchema>;

/** A mail to staff or a visitor about a message or a lead. */
export type Notice = { kind: 'mail'; payload: Mail };

/** Keys of the `mail` namespace. */
export type MailText = (locale: LocaleCode, key: string, values?: Record<string, string>) => string;

/** The id is the same for all tries of a message, so a receiver can drop duplicates. */
export type Send<T> = (message: T, messageId: string) => Promise<void>;

export type Deliver = {
  mail: Send<Mail>;
  sms: Send<Sms>;
  webhook: Send<WebhookCall>;
  forward: Send<ForwardedLead>;
  files: FileStorage;
};

export const isAddress = (text: string): boolean => v.is(address, text);
