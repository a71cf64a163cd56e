// Row types of all tables, the same in both databases: times are milliseconds, structured values are JSON text.
import type { Kysely, Transaction } from 'kysely';
import type {
  AccountCodeTable,
  AccountEventTable,
  AccountLinkTable,
  AccountTable,
  AgentTable,
  CompanyInvitationTable,
  CompanyMemberTable,
  CompanyTable,
  ConsentTable,
  CountTable,
  MailboxChangeTable,
  PasskeyChallengeTable,
  PasskeyTable,
  RecoveryCodeTable,
  SavedEstimateTable,
  SecondFactorTable,
  SessionTable,
} from './accountTables.ts';
import type { NewsletterEditionTable, NewsletterLinkTable, SubscriberTable } from './newsletterTables.ts';

export const leadStates = ['new', 'taken', 'answered', 'closed'] as const;
/** States in which a lead still needs the answer that was promised. */
export const openStates = ['new', 'taken'] as const satisfies readonly (typeof leadStates)[number][];
export type LeadStatus = (typeof leadStates)[number];
/** By staff: a note, a new state, a new assignee. By the visitor: a call that is moved or cancelled. */
export type LeadEventKind = 'note' | 'state' | 'assignee' | 'call';
/** `news`: mails to many receivers at once, which must not delay others. */
export type MessageKind = 'mail' | 'news' | 'sms' | 'webhook' | 'forward';

/** Submitted values by field name. */
export type LeadValues = Record<string, string | string[]>;

/** Where a visitor came from. `page`: our page that they came to; `from`: the host that led there; the others: what an advertiser added. */
export type Arrival = { page: string } & Partial<
  Record<'from' | 'source' | 'medium' | 'campaign' | 'term' | 'content', string>
>;
export type Arrivals = { first: Arrival; last: Arrival };

export type LeadTable = {
  reference: string;
  /** Made with the form: the same key is the same submission, however often it arrives. */
  key: string;
  form: string;
  locale: string;
  status: LeadStatus;
  desk: string;
  due_at: number;
  created_at: number;
  answered_at: number | null;
  assignee: string | null;
  /** When its desk was last reminded that it is overdue. */
  reminded_at: number | null;
  values: string;
  /** Key of the mailbox that was given, by which its owner finds their leads. */
  email_key: string | null;
  /** Where the visitor came from, if they agreed to our storing it. */
  arrivals: string | null;
  remote_hash: string;
};

/** Who did what no member of staff did. */
export const visitorAuthor = 'visitor';

export type LeadEventTable = {
  id: string;
  reference: string;
  kind: LeadEventKind;
  at: number;
  /** Name that the member of staff gave, or `visitorAuthor`. */
  author: string;
  /** The state or assignee before, so that it can be undone. */
  before: string;
  after: string;
};

type LeadFileTable = { path: string; reference: string; name: string; type: string; size: number };

export type OutboxTable = {
  id: string;
  kind: MessageKind;
  /** Stays the same over all tries, so that a receiver can tell a repetition. */
  message_id: string;
  payload: string;
  /** The lead that it is about, with which it is erased. */
  reference: string | null;
  /** Key of the mailbox, or the number, that it goes to. */
  receiver: string | null;
  /** 1: the payload is deleted once the message is delivered. */
  secret: number;
  tries: number;
  /** Null: delivered, or refused and not tried again by itself. */
  next_at: number | null;
  created_at: number;
  done_at: number | null;
  last_error: string | null;
  /** The process that is sending it, until `next_at`. */
  held_by: string | null;
  /** From then on it is of no use to its receiver. */
  until: number | null;
};

type DraftFileTable = {
  path: string;
  token_hash: string;
  name: string;
  type: string;
  size: number;
  expires_at: number;
  owner: string;
  network: string;
};

/** An upload in progress. */
type ArrivingTable = {
  id: string;
  token_hash: string;
  owner: string;
  network: string;
  name: string;
  size: number;
  /** Room for files that it takes: what has arrived, a little more while a request writes, nothing once it is kept. */
  held: number;
  arrived: number;
  kept: number;
  locked_by?: string | null;
  locked_until: number;
  moved_at: number;
};

type TurnTable = { key: string; taken_at: number };

type TrialTable = { key: string; reference: string };

/** A call that a visitor booked: kept with its lead, also when it is cancelled. */
type CallTable = {
  reference: string;
  /** Hash of the link that moves or cancels it. */
  link_hash: string;
  at: number;
  zone: string;
  /** Goes up with each change, so that calendars know the newest. */
  sequence: number;
  cancelled_at: number | null;
  /** When the desk was reminded that it is about to begin. */
  reminded_at: number | null;
};

/** Half hours that are taken. */
type CallSlotTable = { at: number; reference: string };

/** Who has a call ahead, as keyed hashes; deleted when it is over or cancelled. */
type CallBookerTable = { key: string; reference: string };

/** Sums answered by one address, whose column has the name that it got when files were counted by it alone. */
type AnswersTable = { owner: string; count: number; last_at: number };

/** How often an article has been read. */
type ArticleViewTable = { article: string; count: number };
/** Salt of a day's marks of visitors; deleted when the day ends. */
type ViewSaltTable = { day: string; salt: string; ends_at: number };

type SpentTable = { key: string; expires_at: number };

/** One row: a random name of this database. */
type IdentityTable = { id: string };

export type Tables = {
  leads: LeadTable;
  lead_files: LeadFileTable;
  lead_events: LeadEventTable;
  outbox: OutboxTable;
  drafts_files: DraftFileTable;
  arriving: ArrivingTable;
  turns: TurnTable;
  trials: TrialTable;
  calls: CallTable;
  call_slots: CallSlotTable;
  call_bookers: CallBookerTable;
  spent: SpentTable;
  answers: AnswersTable;
  agents: AgentTable;
  accounts: AccountTable;
  account_links: AccountLinkTable;
  account_codes: AccountCodeTable;
  sessions: SessionTable;
  passkeys: PasskeyTable;
  passkey_challenges: PasskeyChallengeTable;
  account_events: AccountEventTable;
  counts: CountTable;
  article_views: ArticleViewTable;
  view_salts: ViewSaltTable;
  second_factors: SecondFactorTable;
  recovery_codes: RecoveryCodeTable;
  mailbox_changes: MailboxChangeTable;
  consents: ConsentTable;
  companies: CompanyTable;
  company_members: CompanyMemberTable;
  company_invitations: CompanyInvitationTable;
  saved_estimates: SavedEstimateTable;
  newsletter_subscribers: SubscriberTable;
  newsletter_links: NewsletterLinkTable;
  newsletter_editions: NewsletterEditionTable;
  identity: IdentityTable;
};

export type Database = Kysely<Tables>;
export type Change = Transaction<Tables>;
