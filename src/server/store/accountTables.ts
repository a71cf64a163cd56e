// The tables of accounts, as both databases have them: times are milliseconds, secrets are kept as hashes only.
import type { SecurityEvent, SecurityOutcome } from '../../shared/facts/securityEvents.ts';

export type AccountTable = {
  id: string;
  /** As typed; the key beside it decides who is the same. */
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
  /** When it could first be used; who never comes so far is forgotten. */
  activated_at: number | null;
  /** Null until a link or code that was mailed has come back. */
  email_verified_at: number | null;
  /** Null until a code that went to the number has come back. */
  phone_verified_at: number | null;
  disabled_at: number | null;
};

export type AccountLinkTable = {
  /** Of the opaque id in the address. */
  hash: string;
  kind: AccountLinkKind;
  account: string | null;
  agent: string | null;
  expires_at: number;
  used_at: number | null;
};

export type AccountLinkKind = 'verify' | 'reset' | 'invite' | 'mailboxOld' | 'mailboxNew' | 'company';

/** A mailbox that an account is to have, and when either has agreed. */
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
  /** Of the mailbox, or of the phone that belongs to its account, by a key of the site. */
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

/** `sealed`: the secret, encrypted. `last_step`: the moment whose code was used last, in periods. */
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
  /** Of the id in the cookie. */
  hash: string;
  account: string | null;
  data: string;
  /** What the visitor's browser calls itself, for the list of his sessions. */
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
  at: number;
};

/** That its owner wanted news by mail, or no more: the words that they read, and when. */
export type ConsentTable = { id: string; account: string; given: number; text: string; at: number };

export type CompanyTable = { id: string; name: string; created_at: number };

export const companyRoles = ['owner', 'member'] as const;
export type CompanyRole = (typeof companyRoles)[number];

/** Of one company at most. `id` is what the others know a member by. */
export type CompanyMemberTable = {
  account: string;
  id: string;
  company: string;
  role: CompanyRole;
  joined_at: number;
};

/** `link`: the hash of the opaque link, which is one of the links of accounts. */
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
