// How many calls one visitor may have ahead: by phone, mailbox, address and IPv6 network.
import { callDays } from '../../../src/server/enquiries/callTimes.ts';
import { halfHourMs, slotText } from '../../../src/shared/forms/slot.ts';
import { inside } from '../../support/app.ts';
import { encoded, entriesFor } from '../../support/formEntries.ts';
import { faultsIn, startFormSite, type FormSite } from '../../support/formSite.ts';

const now = Date.parse('2026-12-21T00:00:00Z');
const free = callDays(onceAWorker.content(), now, []).flatMap(({ at, halves }) =>
  Array.from(halves).flatMap((sign, place) => (sign === 'f' ? [at + place * halfHourMs] : [])),
);
const path = '/jp/callback';
const entries = (place: number, different: Record<string, string>) =>
  entriesFor('callback', 'jp', { slot: slotText({ at: free[place] ?? 0, zone: 'Asia/Tokyo' }), ...different });

inside('the calls of one visitor', () => {
  const person = (of: number) => ({ phone: `090-1234-56${10 + of}`, email: `visitor${of}@example.com` });
  let site: FormSite;
  beforeAll(async () => {
    const env = { CALLS_AHEAD: '', TRUST_PROXY: 'true' };
    site = await startFormSite({ env, replaced: { clock: () => now } });
  });
  afterAll(() => site.close());

  const book = async (place: number, who: Record<string, string>, address: string) => {
    const headers = { Accept: 'application/json', 'X-Forwarded-For': address };
    const answer = await site.site
      .post(path, headers)
      .type('form')
      .send(encoded(entries(place, who)));
    return answer.status === 200 ? 'booked' : faultsIn(answer);
  };

  test.each([
    ['by phone', { phone: '+81 90 1234 5699' }, 0, 'booked booked full full'],
    ['by mailbox', { email: 'Same@example.com' }, 10, 'booked booked full full'],
    ['by address', {}, 20, 'booked booked booked booked full full'],
  ])('are two ahead, and four from one address: %s', async (by, same, from, wanted) => {
    const said = [];
    for (let at = 0; at < wanted.split(' ').length; at += 1) {
      const address = by === 'by address' ? '203.0.113.99' : `203.0.113.${from + at}`;
      const answer = await book(from + at, { ...person(from + at), ...same }, address);
      said.push(answer === 'booked' ? answer : 'full');
      if (answer !== 'booked') expect(answer).toEqual({ slot: 'slotMost' });
    }
    expect(said.join(' ')).toBe(wanted);
  });

  test('are eight ahead from one IPv6 network, whichever lines of it they come from', async () => {
    const said = [];
    for (let at = 0; at < 10; at += 1) said.push(await book(30 + at, person(30 + at), `2001:db8:77:${at}::1`));
    expect(said.filter((one) => one === 'booked')).toHaveLength(8);
  });
});
