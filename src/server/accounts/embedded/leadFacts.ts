// What the sender of an enquiry sees of it in an account: what it was, and how far its answer is.
import type { AccountFacts } from '../../../shared/facts/facts.ts';
import { formNamed } from '../../../shared/forms/forms.ts';
import type { Lead, Mailbox } from '../../store/leads.ts';
import type { Store } from '../../store/openStore.ts';
import { openStates } from '../../store/schema.ts';

/** Pages show the newest; the copy of an owner's data has all. */
const mostShown = 100;

/** `leadCount`: how many there are, if they are more. */
export async function newestFrom({ leads }: Store, mailboxes: readonly Mailbox[]) {
  const newest = await leads.sentFrom(mailboxes, mostShown);
  const count = newest.length < mostShown ? mostShown : await leads.countFrom(mailboxes);
  return { newest, ...(count > mostShown && { leadCount: count }) };
}

export function leadFacts({
  reference,
  form,
  status,
  createdAt,
  answeredAt,
  dueAt,
}: Lead): AccountFacts['leads'][number] {
  const isOpen = openStates.some((state) => state === status);
  return {
    reference,
    form,
    answered: status === 'answered',
    createdAt,
    ...(answeredAt !== undefined && { answeredAt }),
    // Trials and calls were promised something else than a reply.
    ...(isOpen && formNamed(form)?.promise === 'enquiry' && { dueAt }),
  };
}
