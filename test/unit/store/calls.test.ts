// Calls in both databases: a half hour once, moved and cancelled by the link, reminded of once, erased with the lead.
import type { Booker, CallChange } from '../../../src/server/store/calls.ts';
import type { Store } from '../../../src/server/store/openStore.ts';
import { databaseNames, useDatabase } from '../../support/databases.ts';
import { newLead } from '../../support/newLead.ts';

const halfHour = 1_800_000;
const at = Date.parse('2026-12-22T05:30:00Z');
const later = at + 3 * halfHour;
const zone = 'Asia/Tokyo';

const calling = (moment: number, bookers: readonly Booker[] = []) =>
  newLead({ call: { at: moment, zone, bookers, linkOf: (reference) => `link of ${reference}` } });

async function booked(store: Store, moment = at): Promise<string> {
  const lead = await store.leads.create(calling(moment));
  if (lead.result !== 'created') throw new Error(lead.result);
  return lead.reference;
}

const moving = (from: number, to: number): CallChange => ({
  from,
  to: { at: to, zone, values: { slot: String(to) }, dueAt: to + halfHour },
  confirmsTo: 'somebody',
  messages: () => [],
});
const cancelling = (from: number): CallChange => ({ from, confirmsTo: 'somebody', messages: () => [] });

describe.each(databaseNames)('calls on %s', (name) => {
  const database = useDatabase(name);

  test('of fifty parallel bookings one gets the half hour, and nothing is stored of the others', async () => {
    const store = await database.open();
    const all = await Promise.all(Array.from({ length: 50 }, () => store.leads.create(calling(at))));
    expect(all.filter(({ result }) => result === 'created')).toHaveLength(1);
    expect(all.filter(({ result }) => result === 'callTaken')).toHaveLength(49);
    expect(await store.leads.count()).toBe(1);
    expect(await store.calls.taken(at, at + halfHour)).toEqual([at]);
  });

  test('moving frees the old half hour, takes the new one once, and refuses the slower request', async () => {
    const store = await database.open();
    const [first, second] = [await booked(store), await booked(store, at + halfHour)];
    const tried = await Promise.all([
      store.calls.change(first, moving(at, later)),
      store.calls.change(second, moving(at + halfHour, later)),
    ]);
    expect(tried.toSorted()).toEqual(['done', 'taken']);
    const [winner, loser, stays] = tried[0] === 'done' ? [first, second, at + halfHour] : [second, first, at];
    expect((await store.calls.taken(0, Number.MAX_SAFE_INTEGER)).toSorted()).toEqual([stays, later]);
    expect(await store.calls.byLink(`link of ${winner}`)).toMatchObject({ at: later, sequence: 1, isCancelled: false });
    expect(await store.calls.byLink(`link of ${loser}`)).toMatchObject({ at: stays, sequence: 0 });
    expect(await store.leads.find(winner)).toMatchObject({ dueAt: later + halfHour, values: { slot: String(later) } });
    // A repeated press finds the call already moved.
    expect(await store.calls.change(winner, moving(winner === first ? at : at + halfHour, later))).toBe('late');
  });

  test('cancelling closes the lead and frees the half hour; staff see both steps and can take back neither', async () => {
    const store = await database.open();
    const reference = await booked(store);
    await store.calls.change(reference, moving(at, later));
    expect(await store.calls.change(reference, cancelling(later))).toBe('done');
    expect(await store.calls.change(reference, cancelling(later))).toBe('late');
    expect(await store.calls.taken(0, Number.MAX_SAFE_INTEGER)).toEqual([]);
    expect(await store.leads.find(reference)).toMatchObject({ status: 'closed' });
    expect((await store.desk.history(reference)).map(({ kind, after }) => [kind, after])).toEqual([
      ['call', String(later)],
      ['call', ''],
    ]);
    expect(await store.desk.undo(reference)).toBeUndefined();
  });

  test('a call that its visitor has cancelled stays closed whichever step of staff is taken back, also one that had closed it before', async () => {
    const store = await database.open();
    for (const [place, staffs] of [['taken'], ['taken', 'answered'], ['taken', 'closed']].entries()) {
      const moment = at + place * halfHour;
      const reference = await booked(store, moment);
      for (const state of staffs) await store.desk.change(reference, 'state', state, 'Mei');
      expect(await store.calls.change(reference, cancelling(moment))).toBe('done');
      await store.desk.change(reference, 'state', 'taken', 'Mei');
      for (const state of ['taken', ...staffs.toReversed()]) {
        expect(await store.desk.undo(reference)).toMatchObject({ kind: 'state', after: state });
        expect(await store.leads.find(reference)).toMatchObject({ status: 'closed' });
      }
      expect((await store.leads.find(reference))?.answeredAt).toBeUndefined();
      expect((await store.desk.history(reference)).map(({ kind }) => kind)).toEqual(['call']);
    }
  });

  test('one who books gets as many calls ahead as they may, also at the same moment; a cancelled or past one counts no more', async () => {
    let now = 1_000;
    const store = await database.open(() => now);
    const book = async (place: number, keys: string[], created = now) => {
      const bookers = keys.map((key) => ({ key, most: 2 }));
      return store.leads.create({ ...calling(at + place * halfHour, bookers), createdAt: created });
    };
    const all = await Promise.all(Array.from({ length: 8 }, (_, place) => book(place, ['phone', `mailbox ${place}`])));
    const made = all.flatMap((one) => (one.result === 'created' ? [one] : []));
    expect([made.length, all.filter(({ result }) => result === 'callsFull').length]).toEqual([2, 6]);
    expect([await store.leads.count(), (await store.calls.taken(at, at + 8 * halfHour)).length]).toEqual([2, 2]);
    expect((await book(9, ['other phone'])).result).toBe('created');

    const [first, second] = await Promise.all(made.map(({ reference }) => store.calls.ahead(reference)));
    if (!first || !second) throw new Error('not booked');
    await store.calls.change(first.reference, cancelling(first.at));
    expect(await store.calls.ahead(first.reference)).toBeUndefined();
    expect((await book(10, ['phone'])).result).toBe('created');
    expect((await book(11, ['phone'])).result).toBe('callsFull');
    now = second.at + 1;
    expect((await book(12, ['phone'])).result).toBe('created');
    // What is swept is over.
    await store.calls.sweep();
    expect((await book(13, ['phone'])).result).toBe('callsFull');
  });

  test('an address has as many calls ahead as it may, and its visitors are not told of calls that others booked', async () => {
    const store = await database.open(() => 1_000);
    const book = (place: number) => {
      const phone = { key: `phone ${place}`, most: 1 };
      const call = calling(at + place * halfHour, [phone, { key: 'address', most: 2, isShared: true }]);
      return store.leads.create({ ...call, createdAt: 1_000 });
    };
    const all = await Promise.all(Array.from({ length: 5 }, (_, place) => book(place)));
    const results = all.map(({ result }) => result).toSorted();
    expect(results).toEqual(['addressFull', 'addressFull', 'addressFull', 'created', 'created']);
    expect(await store.leads.count()).toBe(2);
  });

  test('where no more may be booked, a repeated booking is still known as one', async () => {
    const store = await database.open(() => 1_000);
    const lead = calling(at);
    expect((await store.leads.create(lead)).result).toBe('created');
    const again = (key: string) => {
      const call = lead.call && { ...lead.call, onlyRepeated: 'addressFull' as const };
      return store.leads.create({ ...lead, key, ...(call && { call }) });
    };
    expect([(await again(lead.key)).result, (await again('another')).result]).toEqual(['repeated', 'addressFull']);
    expect(await store.leads.count()).toBe(1);
  });

  test('the desk is not reminded of a call whose enquiry it has closed', async () => {
    const store = await database.open(() => at - halfHour);
    const reference = await booked(store);
    await store.desk.change(reference, 'state', 'closed', 'Mei');
    const told: string[] = [];
    await store.calls.remind(40 * 60_000, (call) => (told.push(call.reference), []));
    expect(told).toEqual([]);
  });

  test('a visitor gets few mails an hour, the desk each', async () => {
    const store = await database.open(() => at - 86_400_000);
    const reference = await booked(store);
    const told: boolean[] = [];
    for (let place = 0; place < 5; place += 1) {
      const change = moving(at + place * halfHour, at + (place + 1) * halfHour);
      await store.calls.change(reference, { ...change, messages: (_, confirms) => (told.push(confirms), []) });
    }
    expect(told).toEqual([true, true, true, false, false]);
  });

  test('the desk is reminded once of a call about to begin, and of no cancelled one', async () => {
    let now = at - 2 * halfHour;
    const store = await database.open(() => now);
    const [soon, cancelled] = [await booked(store), await booked(store, at + halfHour)];
    await store.calls.change(cancelled, cancelling(at + halfHour));
    const remind = async () => {
      const told: string[] = [];
      await store.calls.remind(40 * 60_000, (call) => (told.push(call.reference), []));
      return told;
    };
    expect(await remind()).toEqual([]);
    now = at - halfHour;
    expect(await remind()).toEqual([soon]);
    expect(await remind()).toEqual([]);
    // After a move the desk has not been reminded of the new time.
    await store.calls.change(soon, moving(at, later));
    now = later - halfHour;
    expect(await remind()).toEqual([soon]);
  });

  test('an erased lead leaves no call, and its half hour is free', async () => {
    const store = await database.open();
    const reference = await booked(store);
    await store.erasure.erase([reference]);
    expect(await store.calls.byLink(`link of ${reference}`)).toBeUndefined();
    expect(await store.leads.create(calling(at))).toMatchObject({ result: 'created' });
  });
});
