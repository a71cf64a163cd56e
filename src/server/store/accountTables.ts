// The tables of accounts, as both databases have them: times are milliseconds, secrets are kept as hashes only.

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
  /** Null until a link or code from the mailbox has come back. */
  verified_at: number | null;
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

export type AccountLinkKind = 'verify' | 'reset' | 'invite';

/** One code at a time for each purpose: a new one replaces the last. */
export type AccountCodeTable = {
  account: string;
  purpose: AccountCodePurpose;
  hash: string;
  tries: number;
  sent_at: number;
  expires_at: number;
  used_at: number | null;
};

export type AccountCodePurpose = 'activate' | 'reset';

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

export type AgentTable = { code: string; name: string; created_at: number; disabled_at: number | null };
