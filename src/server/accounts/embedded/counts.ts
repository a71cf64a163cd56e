// What is counted in the store, so that it holds over all processes, machines and brands; and the spans of time of accounts.
import { smsOfDay, type Count } from '../../store/counts.ts';

export const minutes = 60_000;
export const hours = 60 * minutes;

/** Messages to one receiver, known by its hash. */
export const received = (receiver: string): Count => ({ key: `received ${receiver}`, most: 5, everyMs: hours });

/**
 * Codes typed for one mailbox, but for right ones, whatever they are for: from one network, and from wherever. A browser that its owner
 * has logged in with counts for itself, so that nobody else uses up its tries.
 */
export const codeTries = (receiver: string, network: string, isKnown: boolean): Count[] =>
  isKnown
    ? [{ key: `code tries of his ${receiver}`, most: 20, everyMs: 24 * hours }]
    : [
        { key: `code tries ${receiver} ${network}`, most: 10, everyMs: 24 * hours },
        { key: `code tries ${receiver}`, most: 20, everyMs: 24 * hours },
      ];

/** Codes of a second factor typed for one account, but for right ones. `isKnown` as above: who has stolen a password locks nobody out. */
export function secondTries(account: string, isKnown: boolean): Count[] {
  const whose = isKnown ? `of his ${account}` : account;
  return [
    { key: `second factor ${whose}`, most: 5, everyMs: 15 * minutes },
    { key: `second factor of the day ${whose}`, most: 20, everyMs: 24 * hours },
  ];
}

/** Names that an account was given or wanted. */
export const renames = (account: string): Count => ({ key: `renames ${account}`, most: 10, everyMs: 24 * hours });

/** Mailboxes that an account was to have. */
export const mailboxChanges = (account: string): Count => ({
  key: `mailboxes ${account}`,
  most: 5,
  everyMs: 24 * hours,
});

/** Invitations of a company. */
export const invitationsOf = (company: string): Count => ({
  key: `invitations ${company}`,
  most: 20,
  everyMs: 24 * hours,
});

/** How many SMS a day, at most. */
export type SmsLimits = { number: number; country: number; day: number };

/** What an SMS counts for, the total of the site last: what is held back before it costs nothing. */
export const smsCosts = (number: string, receiver: string, { number: each, country, day }: SmsLimits): Count[] => [
  { key: `sms number ${receiver}`, most: each, everyMs: 24 * hours },
  { key: `sms country ${/^\+\d+/.exec(number)?.[0] ?? ''}`, most: country, everyMs: 24 * hours },
  { key: smsOfDay, most: day, everyMs: 24 * hours },
];
