// Makes sure that the tables are the ones this version of the site works with.
import { sql } from 'kysely';
import type { Database, Tables } from './schema.ts';

const columns: { readonly [T in keyof Tables]: readonly (keyof Tables[T] & string)[] } = {
  leads: [
    'reference',
    'key',
    'form',
    'locale',
    'status',
    'desk',
    'due_at',
    'created_at',
    'answered_at',
    'assignee',
    'reminded_at',
    'values',
    'arrivals',
    'remote_hash',
  ],
  lead_files: ['path', 'reference', 'name', 'type', 'size'],
  lead_events: ['id', 'reference', 'kind', 'at', 'author', 'before', 'after'],
  outbox: ['id', 'kind', 'message_id', 'payload', 'secret', 'tries', 'next_at', 'created_at', 'done_at', 'last_error'],
  drafts_files: ['path', 'token_hash', 'name', 'type', 'size', 'expires_at', 'owner', 'network'],
  arriving: [
    'id',
    'token_hash',
    'owner',
    'network',
    'name',
    'size',
    'held',
    'arrived',
    'kept',
    'locked_by',
    'locked_until',
    'moved_at',
  ],
  turns: ['key', 'taken_at'],
  trials: ['key', 'reference'],
  calls: ['reference', 'link_hash', 'at', 'zone', 'sequence', 'cancelled_at', 'reminded_at'],
  call_slots: ['at', 'reference'],
  spent: ['key', 'expires_at'],
  answers: ['owner', 'count', 'last_at'],
  agents: ['code', 'name', 'created_at', 'disabled_at'],
  accounts: [
    'id',
    'user_name',
    'user_name_key',
    'email',
    'email_key',
    'mobile',
    'password',
    'locale',
    'agent',
    'created_at',
    'activated_at',
    'email_verified_at',
    'phone_verified_at',
    'disabled_at',
  ],
  account_links: ['hash', 'kind', 'account', 'agent', 'expires_at', 'used_at'],
  account_codes: ['receiver', 'purpose', 'account', 'number', 'hash', 'tries', 'sent_at', 'expires_at', 'used_at'],
  sessions: ['hash', 'account', 'data', 'agent', 'created_at', 'seen_at', 'expires_at'],
  passkeys: ['id', 'account', 'site', 'public_key', 'counter', 'transports', 'agent', 'created_at', 'used_at'],
  passkey_challenges: ['challenge', 'account', 'expires_at'],
  account_events: ['id', 'account', 'kind', 'outcome', 'network', 'device', 'count', 'at'],
  counts: ['key', 'count', 'ends_at'],
  article_views: ['article', 'count'],
  view_salts: ['day', 'salt', 'ends_at'],
  second_factors: ['account', 'sealed', 'made_at', 'confirmed_at', 'last_step'],
  recovery_codes: ['account', 'hash', 'used_at'],
  consents: ['id', 'account', 'given', 'text', 'at'],
  mailbox_changes: ['account', 'email', 'expires_at', 'old_at', 'new_at'],
  companies: ['id', 'name', 'created_at'],
  company_members: ['account', 'id', 'company', 'role', 'joined_at'],
  saved_estimates: ['id', 'account', 'name', 'code', 'saved_at'],
  company_invitations: ['id', 'link', 'company', 'email', 'email_key', 'expires_at'],
};

/** Each after those that its rows refer to. */
export const tableNames = Object.keys(columns);

export async function checkTables(db: Database): Promise<void> {
  for (const [table, names] of Object.entries(columns)) {
    await sql`select ${sql.join(names.map((name) => sql.ref(name)))} from ${sql.table(table)} limit 1`.execute(db);
  }
}
