// What the security log of an account tells of; each kind has its words under `events.kinds` of the account page.
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

/** What a stranger may have done: where it stands its owner is asked whether it was them. */
export const ownDoing: readonly SecurityEvent[] = securityEvents.filter(
  (kind) => !['logout', 'notMe', 'disabled', 'enabled'].includes(kind),
);

export const securityOutcomes = ['done', 'refused'] as const;
export type SecurityOutcome = (typeof securityOutcomes)[number];

/** Stands where a network would: our staff did it, at a terminal. */
export const byStaff = 'staff';
