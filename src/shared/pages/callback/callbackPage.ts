// Defines the page to book a call.
import { readSlot } from '../../forms/slot.ts';
import { everywhere, page } from '../page.ts';
import { callDay, callZone } from '../query.ts';

/** Not shared and never stored: every booking changes the free times for the next visitor. */
export const callbackPage = page({
  id: 'callback',
  path: 'callback',
  locales: everywhere,
  chunk: 'callback',
  form: 'callback',
  query: { tz: callZone, day: callDay, slot: (raw) => (readSlot(raw) ? raw : undefined) },
  needs: ['calls'],
});
