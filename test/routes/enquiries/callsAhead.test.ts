// How many calls one visitor may have ahead, by phone and mailbox; and how many one address and one IPv6 network book in a day.
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
    return answer.status === 200 ? 'booked' : { ...faultsIn(answer), status: answer.status };
  };
  const shared = { form: 'rateLimit', status: 429 };

  test.each([
    ['by phone', { phone: '+81 90 1234 5699' }, 0, 'booked booked full full'],
    ['by mailbox', { email: 'Same@example.com' }, 10, 'booked booked full full'],
  ])('are two ahead: %s', async (_by, same, from, wanted) => {
    const said = [];
    for (let at = 0; at < wanted.split(' ').length; at += 1) {
      const answer = await book(from + at, { ...person(from + at), ...same }, `203.0.113.${from + at}`);
      said.push(answer === 'booked' ? answer : 'full');
      if (answer !== 'booked') expect(answer).toEqual({ slot: 'slotMost', status: 422 });
    }
    expect(said.join(' ')).toBe(wanted);
  });

  test('of strangers behind one address are ten a day; one that is not booked does not count, and nobody reads of calls of theirs', async () => {
    const said = [];
    for (let at = 20; at < 30; at += 1) {
      said.push(await book(at, person(at), '203.0.113.99'));
      if (at === 24) said.push(await book(at, person(60), '203.0.113.99'));
    }
    const taken = { slot: 'slotTakenNear', status: 422 };
    expect(said).toEqual([...Array<string>(5).fill('booked'), taken, ...Array<string>(5).fill('booked')]);
    expect(await book(30, person(30), '203.0.113.99')).toEqual(shared);
    expect(await book(30, person(30), '203.0.113.98')).toBe('booked');
  });

  test('are forty a day from one IPv6 network, whichever lines of it they come from', async () => {
    const said = [];
    for (let at = 31; at < 72; at += 1) said.push(await book(at, person(at), `2001:db8:77:${at}::1`));
    expect(said).toEqual([...Array<string>(40).fill('booked'), shared]);
  });
});
