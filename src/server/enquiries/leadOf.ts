// Turns checked values into the lead that the store writes: desk, due time, trial, key and messages.
import { sizeText } from '../../shared/forms/formTexts.ts';
import { createHash } from 'node:crypto';
import { halfHourMs, readSlot } from '../../shared/forms/slot.ts';
import type { Form, Values } from '../../shared/forms/Form.ts';
import { localeOf, type LocaleCode } from '../../shared/i18n/locales.ts';
import type { DeskRow } from '../content/desksSchema.ts';
import type { CheckOnce } from '../forms/human/HumanCheck.ts';
import { callAddress, callLink } from './callMails.ts';
import { deskFor } from './desks.ts';
import { dueAt } from './dueAt.ts';
import { leadMessages } from './leadMessages.ts';
import type { ForwardedLead } from '../messages/ports.ts';
import type { NewLead } from '../store/createLead.ts';
import type { Arrivals, LeadValues } from '../store/schema.ts';
import type { KeptFile } from '../store/uploads.ts';
import { emailKey } from '../store/emailKey.ts';
import { typedDomain, type Trial } from '../store/trials.ts';
import { bookersOf } from './callTimes.ts';
import { countryCodeOf } from '../forms/contacts.ts';
import type { EnquiryParts } from './EnquiryParts.ts';
import { leadRows, mailTextOf, personName, policyAt, productName } from './leadNews.ts';
import { dayMs } from '../../shared/i18n/times.ts';

export type Checked = {
  form: Form;
  locale: LocaleCode;
  values: Values;
  /** Country of the phone number, for forms that do not ask for a country. */
  phoneCountry: string | undefined;
  /** Key of the rendered form; empty for a form without script on a page that is the same for everybody. */
  clientKey: string;
  /** Names and sizes of the files in this request. */
  arrived: readonly string[];
  draft: string;
  remoteAddress: string;
  domain: string;
  /** Set when another site forwards the lead under this reference and has already written to visitor and desk. */
  reference: string | undefined;
  /** A trusted site forwards it. */
  isVouched?: boolean | undefined;
  once: CheckOnce | undefined;
  arrivals: Arrivals | undefined;
};

const textOf = (values: Values, name: string): string => String(values[name] ?? '');

/**
 * The same content under the same key is the same submission: double clicks, retries and Back make one lead, while an
 * edited form that is sent again is a new one. Without a key of its own a form counts as the same for a day and address.
 */
function contentKey({ form, values, clientKey, arrived, remoteAddress, reference }: Checked, now: number): string {
  const origin = clientKey || `${remoteAddress} ${Math.floor(now / dayMs)}`;
  // A site sends the same enquiry in all its tries; what it was read as depends on whether its token was taken.
  const isForwarded = reference !== undefined && clientKey !== '';
  const content = JSON.stringify(isForwarded ? [origin, reference] : [origin, values, [...arrived].sort()]);
  return `${form.id} ${createHash('sha256').update(content).digest('base64url')}`;
}

/** Data for the remote back end: the typed values as fields of its own call. */
function forwarded(
  { form, locale, domain }: Checked,
  lead: { key: string; values: LeadValues },
  reference: string,
  files: readonly KeptFile[],
): ForwardedLead {
  return {
    form: form.id,
    reference,
    key: lead.key.slice(form.id.length + 1),
    domain,
    fields: { ...lead.values, language: locale },
    files: files.map(({ path, name, size }) => ({ path, name, size })),
  };
}

function trialsOf(form: Form, values: Values, freeMail: readonly string[]): Trial[] {
  const domain = form.id === 'freeOpen' ? typedDomain(textOf(values, 'companyDomain')) : undefined;
  if (!domain) return [];
  // The domain of a mail provider is no company: one of its users must not use up the trial of all others.
  const company = freeMail.includes(domain) ? visitorKey(values) : domain;
  return company ? [{ company, product: textOf(values, 'cloudVersion') }] : [];
}

/** Email address or else phone number: every form has one of them. */
const visitorKey = (values: Values): string =>
  emailKey(textOf(values, 'email')) || textOf(values, 'phone').replace(/\D/g, '');

type Prepared = {
  lead: Pick<NewLead, 'key' | 'createdAt' | 'dueAt' | 'values' | 'arrivals'>;
  desk: DeskRow;
  slot: ReturnType<typeof readSlot>;
};

/** The messages that are stored with the lead, once its reference and files are known. */
function messagesOf(parts: EnquiryParts, checked: Checked, { lead, desk, slot }: Prepared): NewLead['messages'] {
  const { form, locale, values } = checked;
  const text = mailTextOf(parts.textsOf);
  return (reference, files, confirms) => {
    const link = callAddress(parts.origin, locale, callLink(parts.secrets, reference));
    const booked = slot && {
      ...slot,
      reference,
      locale,
      sequence: 0,
      desk,
      link,
      madeAt: lead.createdAt,
      from: parts.from,
      text,
    };
    const messages = leadMessages({
      ...lead,
      booked,
      form: form.id,
      locale,
      reference,
      files,
      desk,
      promise: form.promise,
      from: parts.from,
      deskTimes: parts.deskTimes,
      // The site that gave the reference has already confirmed it to the visitor. Anybody may claim one, so the desk is told.
      confirms: confirms && !checked.reference,
      links: parts.links,
      policy: (reader) => policyAt(parts.origin, reader),
      visitor: {
        name: personName(values, locale),
        email: textOf(values, 'email') || undefined,
        company: textOf(values, 'company'),
      },
      formName: (reader) => parts.textsOf(reader)('forms')(`names.${form.id}`),
      product: (reader) => productName(values, parts.textsOf(reader)),
      rows: (reader) =>
        leadRows(form, locale, values, {
          locale: localeOf(reader),
          textsOf: parts.textsOf(reader),
          prices: parts.prices,
        }),
      sizeText: (bytes, reader) => sizeText(parts.textsOf(reader)('forms'), localeOf(reader).iso, bytes),
      text,
    });
    // Only leads of our own visitors are forwarded, so that a lead cannot circle between sites.
    if (checked.reference || !parts.forwards) return messages;
    return [...messages, { kind: 'forward', payload: forwarded(checked, lead, reference, files) }];
  };
}

export function leadOf(parts: EnquiryParts, checked: Checked): NewLead {
  const { form, locale, values, draft, once, arrivals } = checked;
  const createdAt = parts.clock();
  const email = textOf(values, 'email');
  const desk = deskFor(parts.desks, {
    form: form.id,
    locale,
    country: countryCodeOf(textOf(values, 'country')) ?? checked.phoneCountry,
    product: textOf(values, 'product') || undefined,
  });
  const stored = Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value.length > 0)
      .map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]),
  );
  const slot = readSlot(textOf(values, 'slot'));
  const lead = {
    key: contentKey(checked, createdAt),
    createdAt,
    dueAt:
      form.promise === 'call' ? (slot?.at ?? createdAt) + halfHourMs : dueAt(createdAt, form.promise, parts.deskTimes),
    values: stored,
    ...(arrivals && { arrivals }),
  };
  return {
    ...lead,
    form: form.id,
    locale,
    ...(checked.reference && { reference: checked.reference }),
    desk: desk.desk,
    remoteHash: parts.secrets.sign('limits', `remote ${checked.remoteAddress}`),
    ...(draft && { draft }),
    ...(slot && {
      call: {
        ...slot,
        // A trusted site has counted its visitors itself.
        bookers: checked.isVouched ? [] : bookersOf(parts, values, checked.remoteAddress),
        linkOf: (reference: string) => callLink(parts.secrets, reference),
      },
    }),
    ...(once && { once }),
    trials: trialsOf(form, values, parts.freeMail),
    ...(email && { confirmsTo: parts.secrets.sign('limits', emailKey(email)) }),
    messages: messagesOf(parts, checked, { lead, desk, slot }),
  };
}
