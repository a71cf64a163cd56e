// A call at a time of the visitor's choice: free half hours of the sales desk on their own clock, and whom to call.
import { readSlot } from '../../forms/slot.ts';
import { everywhere, page } from '../page.ts';
import { callDay, callZone } from '../query.ts';

/** Never stored: what somebody takes is taken for whoever looks next. */
export const callbackPage = page({
  id: 'callback',
  path: 'callback',
  locales: everywhere,
  chunk: 'callback',
  form: 'callback',
  query: { tz: callZone, day: callDay, slot: (raw) => (readSlot(raw) ? raw : undefined) },
  needs: ['calls'],
});
