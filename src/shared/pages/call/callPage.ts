// A call that was booked, behind the link that its visitor has: when it is, its calendar file, and how to move or cancel it.
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
