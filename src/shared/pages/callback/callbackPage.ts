// A call at a time of the visitor's choice: free half hours of the sales desk on their own clock, and whom to call.
import { readSlot } from '../../forms/slot.ts';
import { everywhere, sharedPage } from '../page.ts';
import { callDay, callZone } from '../query.ts';

export const callbackPage = sharedPage({
  id: 'callback',
  path: 'callback',
  locales: everywhere,
  chunk: 'callback',
  form: 'callback',
  query: { tz: callZone, day: callDay, slot: (raw) => (readSlot(raw) ? raw : undefined) },
  needs: ['calls'],
});
