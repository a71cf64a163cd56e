// Row types of the account tables, the same in both databases: times are milliseconds, secrets are stored as hashes only.
import type { SecurityEvent, SecurityOutcome } from '../../shared/facts/securityEvents.ts';

export type AccountTable = {
  id: string;
  /** As typed; `user_name_key` decides whether two names are the same. */
  user_name: string;
  user_name_key: string;
  email: string;
  email_key: string;
  /** With country code; empty when none was given. */
  mobile: string;
  /** In PHC format. */
  password: string;
  locale: string;
  agent: string | null;
  created_at: number;
  /** Since when it can be used; an account that never gets there is deleted. */
  activated_at: number | null;
  /** Null until a mailed link or code is used. */
  email_verified_at: number | null;
  /** Null until a code sent to the number is used. */
  phone_verified_at: number | null;
  /** When it got another mailbox than it was registered with. */
  mailbox_since: number | null;
  disabled_at: number | null;
};

export type AccountLinkTable = {
  /** Hash of the opaque id in the address. */
  hash: string;
  kind: AccountLinkKind;
  account: string | null;
  agent: string | null;
  expires_at: number;
  used_at: number | null;
};

export type AccountLinkKind = 'verify' | 'reset' | 'invite' | 'mailboxOld' | 'mailboxNew' | 'company';

/** A requested change of mailbox, and when the reader of each mailbox agreed. */
export type MailboxChangeTable = {
  account: string;
  email: string;
  expires_at: number;
  old_at: number | null;
  new_at: number | null;
};

/**
 * One code at a time for each receiver and purpose: a new one replaces the last. A mailbox without account has one too, which nobody
 * knows, so that it behaves like every other.
 */
export type AccountCodeTable = {
  /** Keyed hash of the mailbox, or of the phone that belongs to its account. */
  receiver: string;
  purpose: AccountCodePurpose;
  account: string | null;
  /** Where an SMS went; null for a mail. */
  number: string | null;
  hash: string;
  tries: number;
  sent_at: number;
  expires_at: number;
  used_at: number | null;
};

export type AccountCodePurpose = 'activate' | 'reset' | 'phone';

/** `sealed`: the secret, encrypted. `last_step`: number of the period whose code was used last. */
export type SecondFactorTable = {
  account: string;
  sealed: string;
  made_at: number;
  confirmed_at: number | null;
  last_step: number;
};

export type RecoveryCodeTable = { account: string; hash: string; used_at: number | null };

export type CountTable = { key: string; count: number; ends_at: number };

export type SessionTable = {
  /** Hash of the id in the cookie. */
  hash: string;
  account: string | null;
  data: string;
  /** User-Agent, for the list of sessions. */
  agent: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
};

/** `site`: the host that it was made for. `public_key` and `id` are base64url, `transports` is JSON text. */
export type PasskeyTable = {
  id: string;
  account: string;
  site: string;
  public_key: string;
  counter: number;
  transports: string;
  agent: string;
  created_at: number;
  used_at: number | null;
};

export type PasskeyChallengeTable = { challenge: string; account: string | null; expires_at: number };

/** One thing that was done with an account, or refused; `network` is a /24 of IPv4 or a /48 of IPv6. */
export type AccountEventTable = {
  id: string;
  account: string;
  kind: SecurityEvent;
  outcome: SecurityOutcome;
  network: string;
  device: string;
  count: number;
  /** Null in a row that a version before the column wrote. */
  first_at: number | null;
  at: number;
};

/** Consent to news by mail, or its withdrawal: the text that was shown, and when. */
export type ConsentTable = { id: string; account: string; given: number; text: string; at: number };

export type CompanyTable = { id: string; name: string; created_at: number };

const companyRoles = ['owner', 'member'] as const;
export type CompanyRole = (typeof companyRoles)[number];

/** An account belongs to one company at most. Other members see `id`, not the account. */
export type CompanyMemberTable = {
  account: string;
  id: string;
  company: string;
  role: CompanyRole;
  joined_at: number;
};

/** `link`: the hash of its link in `account_links`. */
export type CompanyInvitationTable = {
  id: string;
  link: string;
  company: string;
  email: string;
  email_key: string;
  expires_at: number;
};

/** `code`: the estimate as its link carries it. */
export type SavedEstimateTable = { id: string; account: string; name: string; code: string; saved_at: number };

export type AgentTable = { code: string; name: string; created_at: number; disabled_at: number | null };
