// Defines the page of a booked call, which opens by the visitor's secret link: time, calendar file, moving and cancelling.
import { everywhere, page } from '../page.ts';
import { callDay, callZone, oneOf } from '../query.ts';

export const callPage = page({
  id: 'call',
  path: 'callback/:link',
  params: { link: (raw) => (/^[0-9a-f]{40}$/.test(raw) ? raw : undefined) },
  locales: everywhere,
  chunk: 'callback',
  query: { tz: callZone, day: callDay, did: oneOf(['moved']) },
  needs: ['call', 'calls'],
  index: false,
});
