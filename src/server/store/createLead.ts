// Writes a lead with its files, trials and messages in one transaction: all of it is on disk, or none.
import { takeCall, type NewCall } from './calls.ts';
import { confirmations, takeCount } from './counts.ts';
import { emailKey } from './emailKey.ts';
import { enqueue, type NewMessage } from './outbox.ts';
import { newReference } from './reference.ts';
import type { Arrivals, Change, Database, LeadValues } from './schema.ts';
import { spendOnce, type Once } from './spent.ts';
import { takeTrials, type Trial } from './trials.ts';
import { moveToLead, type KeptFile } from './uploads.ts';
import { undoable } from './transactions.ts';

export type NewLead = {
  /** Set when a site passes a lead on whose visitor already has this reference. */
  reference?: string;
  /** Made with the form: however often the same key arrives, there is one lead. */
  key: string;
  form: string;
  locale: string;
  desk: string;
  createdAt: number;
  dueAt: number;
  values: LeadValues;
  arrivals?: Arrivals;
  remoteHash: string;
  /** Token of the draft whose uploaded files now belong to the lead. */
  draft?: string;
  /** Files that the form shows as attached: it is not sent without them. */
  shown?: readonly string[];
  trials: readonly Trial[];
  /** The half hour that the lead books. */
  call?: NewCall;
  /** The human check that this submission uses up. */
  once?: Once;
  /** Key for the visitor's address, which gets only a few confirmations an hour. */
  confirmsTo?: string;
  /** Runs inside the transaction, so it only computes. */
  messages(reference: string, files: readonly KeptFile[], confirms: boolean): readonly NewMessage[];
};

export type CreatedLead =
  | { result: 'created' | 'repeated'; reference: string }
  | { result: 'trialTaken'; trial: Trial }
  | { result: 'callTaken' }
  | { result: 'callGone' }
  | { result: 'callsFull' }
  | { result: 'addressFull' }
  | { result: 'filesGone' }
  | { result: 'checkUsed' };

export const mailboxOf = ({ email }: LeadValues): string | null =>
  typeof email === 'string' && email !== '' ? emailKey(email) : null;

async function insertLead(change: Change, lead: NewLead, reference: string): Promise<boolean> {
  const result = await change
    .insertInto('leads')
    .values({
      reference,
      key: lead.key,
      form: lead.form,
      locale: lead.locale,
      status: 'new',
      desk: lead.desk,
      due_at: lead.dueAt,
      created_at: lead.createdAt,
      values: JSON.stringify(lead.values),
      email_key: mailboxOf(lead.values),
      arrivals: lead.arrivals ? JSON.stringify(lead.arrivals) : null,
      remote_hash: lead.remoteHash,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

async function write(
  change: Change,
  lead: NewLead,
  reference: string,
  undo: (answer: CreatedLead) => never,
): Promise<CreatedLead | undefined> {
  if (!(await insertLead(change, lead, reference))) {
    const first = await change.selectFrom('leads').select('reference').where('key', '=', lead.key).executeTakeFirst();
    return first && { result: 'repeated', reference: first.reference };
  }
  if (lead.once && !(await spendOnce(change, lead.once))) undo({ result: 'checkUsed' });
  const trial = await takeTrials(change, lead.trials, reference);
  if (trial) undo({ result: 'trialTaken', trial });
  if (lead.call) {
    const call = await takeCall(change, lead.call, reference, lead.createdAt);
    if (call !== 'booked') undo({ result: call });
  }
  const files = lead.draft ? await moveToLead(change, lead.draft, reference) : [];
  // Expired, or gone with another enquiry: a page that Back brings still lists them.
  if (lead.shown?.some((path) => !files.some((file) => file.path === path))) undo({ result: 'filesGone' });
  const { confirmsTo, createdAt } = lead;
  const confirms = confirmsTo !== undefined && (await takeCount(change, confirmations(confirmsTo), createdAt)) === 0;
  await enqueue(change, lead.messages(reference, files, confirms), lead.createdAt, reference);
  return { result: 'created', reference };
}

export async function createLead(db: Database, lead: NewLead): Promise<CreatedLead> {
  let reference = lead.reference ?? newReference();
  for (;;) {
    const written = await undoable<CreatedLead | undefined>(db, (change, undo) => write(change, lead, reference, undo));
    if (written) return written;
    // Neither written nor repeated: another lead has this reference, so a new one is tried.
    reference = newReference();
  }
}
