// Limits of accounts that are counted in the store, so that they hold over all processes, machines and brands.
import type { AccountCodePurpose } from '../../store/accountTables.ts';
import { smsOfDay, type Count } from '../../store/counts.ts';
import { dayMs, hourMs, minuteMs } from '../../../shared/i18n/times.ts';
import { tooMany, type Refusal } from '../AccountService.ts';

/** The counts of the store say in milliseconds how long to wait. */
export const refusedFor = (waitMs: number): Refusal => tooMany(Math.ceil(waitMs / 1000));

/** `nothing`: no message is sent, and the count that is taken is nobody's, so that timing reveals nothing. */
type MessagePurpose = AccountCodePurpose | 'verify' | 'taken' | 'mailbox' | 'invitation' | 'nothing';

/**
 * Messages to one receiver, known by its hash. Each purpose has its own count, so that messages for one never use up those for
 * another. `isKnown`: asked for by a browser that the owner has logged in with, which nobody else can use up.
 */
export const messagesTo = (receiver: string, purpose: MessagePurpose, isKnown = false): Count => ({
  key: `received ${purpose} ${isKnown ? 'of his ' : ''}${receiver}`,
  most: 5,
  everyMs: hourMs,
});

/**
 * Wrong codes for one mailbox, whatever their purpose: from one network, and in all. A browser that the owner has logged in with
 * has its own count, so that nobody else uses up its tries.
 */
export const codeTries = (receiver: string, network: string, isKnown: boolean): Count[] =>
  isKnown
    ? [{ key: `code tries of his ${receiver}`, most: 20, everyMs: dayMs }]
    : [
        { key: `code tries ${receiver} ${network}`, most: 10, everyMs: dayMs },
        { key: `code tries ${receiver}`, most: 20, everyMs: dayMs },
      ];

/**
 * Wrong codes of the second factor of one account. `isKnown` as above: a thief of the password cannot lock the owner out. The day
 * comes first: when both are full, its wait is the true one.
 */
export function secondTries(account: string, isKnown: boolean): Count[] {
  const whose = isKnown ? `of his ${account}` : account;
  return [
    { key: `second factor of the day ${whose}`, most: 20, everyMs: dayMs },
    { key: `second factor ${whose}`, most: 5, everyMs: 15 * minuteMs },
  ];
}

/** Attempts to change the user name. */
export const renames = (account: string): Count => ({ key: `renames ${account}`, most: 10, everyMs: dayMs });

/** Consents to news: each is kept for as long as the account, with its wording. To decline is never refused. */
export const newsConsents = (account: string): Count => ({ key: `news consents ${account}`, most: 20, everyMs: dayMs });

/** Attempts to change the mailbox. */
export const mailboxRequests = (account: string): Count => ({
  key: `mailboxes ${account}`,
  most: 5,
  everyMs: dayMs,
});

/** By account: another company begins no other count. */
export const invitationsOf = (account: string): Count => ({
  key: `invitations ${account}`,
  most: 20,
  everyMs: dayMs,
});
export const companiesOf = (account: string): Count => ({ key: `companies ${account}`, most: 3, everyMs: dayMs });

/** Each reads all enquiries. */
export const exportsOf = (account: string): Count => ({ key: `exports ${account}`, most: 5, everyMs: hourMs });

/** Most SMS a day: to one number, to one country code, in all. */
export type SmsLimits = { number: number; country: number; day: number };

/** The counts of an SMS: all are taken, or none. */
export const smsCosts = (number: string, receiver: string, { number: each, country, day }: SmsLimits): Count[] => [
  { key: `sms number ${receiver}`, most: each, everyMs: dayMs },
  { key: `sms country ${/^\+\d+/.exec(number)?.[0] ?? ''}`, most: country, everyMs: dayMs },
  { key: smsOfDay, most: day, everyMs: dayMs },
];
