// The events in an account's security log; their texts are under `events.kinds` of the account page.
import { hourMs } from '../i18n/times.ts';

export const securityEvents = [
  'login',
  'logout',
  'reset',
  'passkeyAdded',
  'passkeyRemoved',
  'nameChanged',
  'mobileChanged',
  'emailChanged',
  'secondFactorOn',
  'secondFactorOff',
  'companyMade',
  'companyInvited',
  'companyWithdrawn',
  'companyJoined',
  'companyRemoved',
  'companyOwner',
  'companyLeft',
  'sessionEnded',
  'notMe',
  'console',
  'export',
  'erase',
  'disabled',
  'enabled',
] as const;

export type SecurityEvent = (typeof securityEvents)[number];

/** Events that a stranger could have caused: the log asks the owner of the account whether it was them. */
export const ownDoing: readonly SecurityEvent[] = securityEvents.filter(
  (kind) => !['logout', 'notMe', 'disabled', 'enabled'].includes(kind),
);

/** Events after which somebody else may have a way in: the log always shows the last of each. */
export const waysIn: readonly SecurityEvent[] = [
  'reset',
  'passkeyAdded',
  'mobileChanged',
  'emailChanged',
  'secondFactorOn',
  'secondFactorOff',
];

/** Within this time after the last one the same event is one row of the log, with its number and the times of the first and the last. */
export const foldedMs = hourMs;

export const securityOutcomes = ['done', 'refused'] as const;
export type SecurityOutcome = (typeof securityOutcomes)[number];

/** Value of `network` for actions of our staff at a terminal. */
export const byStaff = 'staff';
