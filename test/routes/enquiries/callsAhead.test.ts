// How many calls one visitor may have ahead, by phone, mailbox and address; and how many one address and one IPv6 network book in a day.
import { callDays } from '../../../src/server/enquiries/callTimes.ts';
import { halfHourMs, slotText } from '../../../src/shared/forms/slot.ts';
import { inside } from '../../support/app.ts';
import { encoded, entriesFor } from '../../support/formEntries.ts';
import { faultsIn, startFormSite } from '../../support/formSite.ts';
import { siteOf } from '../../support/siteOf.ts';

const now = Date.parse('2026-12-21T00:00:00Z');
const free = callDays(onceAWorker.content(), now, []).flatMap(({ at, halves }) =>
  Array.from(halves).flatMap((sign, place) => (sign === 'f' ? [at + place * halfHourMs] : [])),
);
const path = '/jp/callback';
const entries = (place: number, different: Record<string, string>) =>
  entriesFor('callback', 'jp', { slot: slotText({ at: free[place] ?? 0, zone: 'Asia/Tokyo' }), ...different });

inside('the calls of one visitor', () => {
  const person = (of: number) => ({ phone: `090-1234-5${100 + of}`, email: `visitor${of}@example.com` });
  const start = (env: Record<string, string> = {}) =>
    startFormSite({ env: { CALLS_AHEAD: '', TRUST_PROXY: 'true', ...env }, replaced: { clock: () => now } });
  const site = siteOf(start);

  const book = async (place: number, who: Record<string, string>, address: string, at = site) => {
    const headers = { Accept: 'application/json', 'X-Forwarded-For': address };
    const answer = await at
      .post(path, headers)
      .type('form')
      .send(encoded(entries(place, who)));
    return answer.status === 200 ? 'booked' : { ...faultsIn(answer), status: answer.status };
  };
  const shared = { form: 'callsRate', status: 429 };

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

  test('a booked call that arrives again is answered as booked, though its address has booked all it may', async () => {
    const from = '203.0.113.97';
    for (let at = 80; at < 89; at += 1) expect(await book(at, person(at), from)).toBe('booked');
    const last = () => book(89, person(89), from);
    expect(await Promise.all([last(), last()])).toEqual(['booked', 'booked']);
    expect([await last(), await book(80, person(80), from)]).toEqual(['booked', 'booked']);
    expect(await book(91, person(91), from)).toEqual(shared);
    expect((await site.leads()).filter(({ values }) => values['email'] === person(89).email)).toHaveLength(1);
  });

  test('of one address are twenty ahead, however many days it takes to book them', async () => {
    const from = '203.0.113.96';
    // Another start of the site counts the day anew.
    for (let day = 0; day < 3; day += 1) {
      const again = await start({ DATA_DIR: site.dataDir });
      const said = [];
      for (let at = 100 + 10 * day; at < 110 + 10 * day; at += 1) said.push(await book(at, person(at), from, again));
      expect(said).toEqual(Array.from({ length: 10 }, () => (day < 2 ? 'booked' : shared)));
      await again.close();
    }
  });

  test('are forty a day from one IPv6 network, whichever lines of it they come from', async () => {
    const said = [];
    for (let at = 31; at < 72; at += 1) said.push(await book(at, person(at), `2001:db8:77:${at}::1`));
    expect(said).toEqual([...Array<string>(40).fill('booked'), shared]);
  });
});
