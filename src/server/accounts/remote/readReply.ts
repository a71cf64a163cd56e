// Reads the replies of /webapi/account, and accepts only what the contract has.
import * as v from 'valibot';
import { securityEvents, securityOutcomes } from '../../../shared/facts/securityEvents.ts';
import { wholeForm } from '../../../shared/forms/Form.ts';
import { localeCodes } from '../../../shared/i18n/locales.ts';
import { NeighbourFault } from '../../ops/faults.ts';
import type { Reply } from '../../webapi/remote/backendRequests.ts';
import {
  catalogue,
  refusalKeys,
  refused,
  tooMany,
  type CodeSent,
  type OpenedLink,
  type Refusal,
} from '../AccountService.ts';

const fallbackSeconds = 60;

/** `what`: the call below /webapi, as far as it is known. `why`: it has answered, but not so. */
export const unanswered = (what: string, why = ''): NeighbourFault =>
  new NeighbourFault('unreachable', `The back end does not answer ${what}${why && `: ${why}`}`);

const unfit = (): NeighbourFault => unanswered('account', 'an answer that does not fit');

const refusal = v.object({
  code: v.number(),
  errors: v.optional(v.array(v.object({ field: v.string(), code: v.string() })), []),
});

const key = v.picklist(refusalKeys);

/**
 * Only faults that we have a text for can be shown. A newer back end may refuse for another reason: that is a refusal all the same, and
 * told as one of the whole form.
 */
export function refusalIn({ status, headers, answer }: Reply): Refusal | undefined {
  if (status === 429) return tooMany(Number(headers['retry-after']) || fallbackSeconds);
  const read = v.safeParse(refusal, answer);
  if (!read.success) throw unfit();
  const { code, errors } = read.output;
  if (status === 200 && code === 0) return undefined;
  const known = catalogue.find((row) => row.code === code);
  const faults = errors.flatMap(({ field, code: said }) => (v.is(key, said) ? [{ field, key: said }] : []));
  if (faults.length > 0) return { kind: 'refused', faults };
  if (known) return refused(known.field, known.key);
  if (status === 422) return refused(wholeForm, 'notAccepted');
  throw unanswered('account', 'a refusal without a reason');
}

export function resultIn<Result>(schema: v.GenericSchema<unknown, Result>, { answer }: Reply): Result {
  const read = v.safeParse(v.object({ code: v.literal(0), result: schema }), answer);
  if (!read.success) throw unfit();
  return read.output.result;
}

const codeSent = v.object({
  notice: v.object({ to: v.optional(v.string(), '') }),
  seconds: v.pipe(v.number(), v.minValue(1), v.maxValue(3600)),
});

export function codeSentIn(reply: Reply): CodeSent {
  const { notice, seconds } = resultIn(codeSent, reply);
  return { kind: 'codeSent', to: notice.to, seconds };
}

/** A record, so that the types miss a state that is added to accounts and not here. */
const linkStates: Record<OpenedLink['state'], true> = {
  good: true,
  used: true,
  expired: true,
  replaced: true,
  withdrawn: true,
};
const isLinkState = (state: string): state is OpenedLink['state'] => Object.hasOwn(linkStates, state);

/** A newer back end may know other ways in which a link ends. */
const linkState = v.pipe(
  v.string(),
  v.transform((state) => (isLinkState(state) ? state : 'expired')),
);

export const openedLink = v.object({
  kind: v.picklist(['verify', 'reset', 'invite', 'mailboxOld', 'mailboxNew', 'company']),
  agent: v.string(),
  state: linkState,
});

const lead = v.object({
  reference: v.string(),
  form: v.string(),
  answered: v.boolean(),
  createdAt: v.number(),
  answeredAt: v.optional(v.number()),
  dueAt: v.optional(v.number()),
});

const estimate = v.object({ id: v.string(), name: v.string(), code: v.string(), savedAt: v.number() });

const company = v.object({
  name: v.string(),
  isOwner: v.boolean(),
  members: v.array(
    v.object({ id: v.string(), userName: v.string(), email: v.string(), isOwner: v.boolean(), own: v.boolean() }),
  ),
  invitations: v.array(v.object({ id: v.string(), email: v.string() })),
  leads: v.array(v.object({ ...lead.entries, sender: v.string() })),
  leadCount: v.optional(v.number()),
  estimates: v.optional(v.array(v.object({ ...estimate.entries, sender: v.string() })), []),
});

const event = v.object({
  id: v.string(),
  kind: v.picklist(securityEvents),
  outcome: v.picklist(securityOutcomes),
  network: v.string(),
  device: v.string(),
  count: v.number(),
  firstAt: v.optional(v.number()),
  at: v.number(),
});

/** Without those of a newer back end that we have no words for. */
const events = v.pipe(
  v.array(v.looseObject({ kind: v.string() })),
  v.transform((all) => all.filter(({ kind }) => v.is(event.entries.kind, kind))),
  v.array(event),
);

export const accountFacts = v.object({
  userName: v.string(),
  email: v.string(),
  mobile: v.string(),
  agent: v.string(),
  emailVerified: v.boolean(),
  phoneVerified: v.boolean(),
  hasConsole: v.boolean(),
  own: v.optional(
    v.object({
      locale: v.picklist(localeCodes),
      news: v.array(v.object({ given: v.boolean(), text: v.string(), at: v.number() })),
      mailbox: v.optional(v.object({ email: v.string(), oldAgreed: v.boolean(), newAgreed: v.boolean() })),
      company: v.optional(v.nullable(company)),
    }),
  ),
  second: v.optional(
    v.object({
      isOn: v.boolean(),
      codesLeft: v.number(),
      pending: v.optional(v.object({ secret: v.string(), address: v.pipe(v.string(), v.startsWith('otpauth://')) })),
    }),
  ),
  sessions: v.array(v.object({ id: v.string(), device: v.string(), seenAt: v.number(), own: v.boolean() })),
  events,
  leads: v.array(lead),
  leadCount: v.optional(v.number()),
  estimates: v.optional(v.array(estimate)),
});

const mailboxOf = { mailboxWaits: 'waits', mailboxMoved: 'moved', mailboxKept: 'kept' } as const;

export const mailboxAnswer = v.object({
  notice: v.object({
    key: v.pipe(
      v.picklist(['mailboxWaits', 'mailboxMoved', 'mailboxKept']),
      v.transform((key) => mailboxOf[key]),
    ),
  }),
});

/** `second`: the second factor is still needed. */
export const loggedIn = v.optional(v.nullable(v.object({ second: v.optional(v.boolean(), false) })));

export const recoveryCodes = v.object({ codes: v.pipe(v.array(v.string()), v.minLength(1)) });

export const keySet = v.object({ keys: v.array(v.looseObject({ kty: v.string() })) });
