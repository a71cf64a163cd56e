// Writes a lead, and counts a call for the address that books it.
import type { CreatedLead, NewLead } from '../store/createLead.ts';
import type { Store } from '../store/openStore.ts';
import type { EnquiryParts } from './EnquiryParts.ts';
import type { Submission } from './Submission.ts';

/** A call that is not booked does not count for its address. `isGone`: its half hour is not on offer. */
export async function createCounted(
  parts: EnquiryParts,
  store: Store,
  lead: NewLead,
  { submission: by, isGone }: { submission: Submission; isGone: boolean },
): Promise<CreatedLead> {
  const { calls } = parts.limits;
  // The same booking may have arrived before, while the half hour was on offer: if its answer was lost, it is given again.
  if (isGone)
    return lead.call
      ? store.leads.create({ ...lead, call: { ...lead.call, onlyRepeated: 'callGone' } })
      : { result: 'callGone' };
  // A trusted site has counted its visitors itself.
  if (!lead.call || by.isVouched) return store.leads.create(lead);
  const counted = { address: by.remoteAddress };
  // Over the limit, unless it is a booking that was made before and whose answer was lost.
  if ((await calls.take(counted)) !== undefined)
    return store.leads.create({ ...lead, call: { ...lead.call, onlyRepeated: 'addressFull' } });
  let isBooked = false;
  try {
    const written = await store.leads.create(lead);
    isBooked = written.result === 'created';
    return written;
  } finally {
    if (!isBooked) await calls.giveBack(counted);
  }
}
