// Uploads under way: one writer each, room by address and network, and no one loses room to what others announce.
import { mostBytes } from '../../../src/shared/forms/fileLimits.ts';
import type { Store } from '../../../src/server/store/openStore.ts';
import { databaseNames, useDatabase } from '../../support/databases.ts';
import { sameSender } from '../../support/sameSender.ts';

const megabyte = 1024 * 1024;
/** An expiry so far away that a slow machine never reaches it. */
const never = Number.MAX_SAFE_INTEGER;

const announced = (draft: string, address = 'me', size = mostBytes) => ({
  draft,
  address,
  network: `of ${address}`,
  name: 'a.pdf',
  size,
});

const begun = async (store: Store, draft: string, address?: string, size?: number): Promise<string> =>
  (await store.arriving.begin(announced(draft, address, size))).id;

const isThere = async (store: Store, ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await store.arriving.find(id)) !== undefined));

const repeat = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_none, index) => make(index)));

describe.each(databaseNames)('uploads on their way on %s', (name) => {
  const database = useDatabase(name);

  test('of twenty parallel writers one may write', async () => {
    const store = await database.open();
    const id = await begun(store, 'draft');
    const claims = await repeat(20, () => store.arriving.claim(id, 0));
    expect(claims.filter((claim) => 'lock' in claim)).toHaveLength(1);
    expect(claims.filter((claim) => 'refused' in claim && claim.refused === 'locked')).toHaveLength(19);
  });

  test('what its draft has is complete in the same moment: a repeated last piece is not kept twice', async () => {
    const store = await database.open();
    const id = await begun(store, 'draft');
    const kept = { path: 'a', name: 'a.pdf', type: 'pdf', size: 1 };
    expect(await store.uploads.keep('draft', kept, never, sameSender, id)).toBeUndefined();
    expect(await store.arriving.find(id)).toMatchObject({ kept: 1 });
  });

  test('a dead writer is replaced by another, and may not go on when it comes back', async () => {
    let now = 1_000_000;
    const store = await database.open(() => now);
    const id = await begun(store, 'draft');
    const first = await store.arriving.claim(id, 0);
    if ('refused' in first) throw new Error(first.refused);
    expect(await store.arriving.advance(id, first.lock, 10)).toBe(true);
    now += 16_000;
    expect(await store.arriving.claim(id, 0)).toEqual({ refused: 'elsewhere' });
    const second = await store.arriving.claim(id, 10);
    if ('refused' in second) throw new Error(second.refused);
    expect(await store.arriving.advance(id, first.lock, 20)).toBe(false);
    expect(await store.arriving.advance(id, second.lock, 30)).toBe(true);
    expect(await store.arriving.find(id)).toMatchObject({ arrived: 30 });
  });

  const keepAt = (store: Store, n: number, address: string, network: string, size = mostBytes) =>
    store.uploads.keep(`kept ${n}`, { path: `${network} ${n}`, name: 'x.pdf', type: 'pdf', size }, never, {
      address,
      network,
    });

  test('an address has room for ten full forms; others have theirs', async () => {
    const store = await database.open();
    const ids = await repeat(12, (n) => begun(store, `draft ${n}`));
    const claims = await repeat(12, (n) => store.arriving.claim(ids[n] ?? '', 0));
    const held: unknown[] = [];
    for (const [n, claim] of claims.entries())
      if ('lock' in claim) held.push(await store.arriving.hold(ids[n] ?? '', claim.lock, mostBytes - megabyte));
    // Nine complete ones; the tenth would need the room that the others hold for their next part.
    expect(held).toEqual(held.map((_one, n) => (n < 9 ? { held: mostBytes } : { refused: 'room' })));
    expect(await keepAt(store, 1, 'me', 'of me')).toBe('room');
    expect(await keepAt(store, 2, 'you', 'of you')).toBeUndefined();
    expect(await store.arriving.claim(await begun(store, 'other', 'you'), 0)).toHaveProperty('lock');
  });

  test('received bytes take room, announced ones do not', async () => {
    const store = await database.open();
    for (let n = 0; n < 30; n += 1) {
      const id = await begun(store, `draft ${n}`);
      const claim = await store.arriving.claim(id, 0);
      if ('refused' in claim) throw new Error(`${n}: ${claim.refused}`);
      await store.arriving.advance(id, claim.lock, 1);
      await store.arriving.release(id, claim.lock);
    }
    expect(await keepAt(store, 1, 'me', 'of me')).toBeUndefined();
  });

  test('a request without any bytes holds no room after ten minutes, swept or not', async () => {
    let now = 1_000_000;
    const store = await database.open(() => now);
    for (let n = 0; n < 240; n += 1) await store.arriving.claim(await begun(store, `draft ${n}`), 0);
    const late = await begun(store, 'late');
    expect(await store.arriving.claim(late, 0)).toEqual({ refused: 'room' });
    now += 10 * 60_000;
    expect(await store.arriving.claim(late, 0)).toEqual({ refused: 'room' });
    now += 1;
    expect(await store.arriving.claim(late, 0)).toHaveProperty('lock');
  });

  test('sixty addresses of one network leave room for all others', async () => {
    const store = await database.open();
    const unkept: unknown[] = [];
    for (let n = 0; n < 60; n += 1) unkept.push(await keepAt(store, n, `address ${n}`, 'theirs'));
    expect(unkept.filter((why) => why === undefined)).toHaveLength(42);
    expect(await keepAt(store, 60, 'visitor', 'another')).toBeUndefined();
    expect(await store.arriving.claim(await begun(store, 'piece by piece', 'visitor'), 0)).toHaveProperty('lock');
  });

  test('announced bytes take no room from others', async () => {
    const store = await database.open();
    const paused = await begun(store, 'paused', 'visitor');
    await store.arriving.claim(paused, 0);
    const sameOffice = await begun(store, 'same office', 'robot');
    await store.arriving.claim(sameOffice, 0);
    for (let n = 0; n < 120; n += 1) await begun(store, `empty ${n}`, 'robot');
    expect(await isThere(store, [paused, sameOffice])).toEqual([true, true]);
    expect(await store.arriving.claim(await begun(store, 'late', 'third'), 0)).toHaveProperty('lock');
  });

  test('a form has three files, so a fourth replaces the first', async () => {
    let now = 0;
    const store = await database.open(() => (now += 1_000));
    const ids: string[] = [];
    for (const draft of ['other', 'same', 'same', 'same', 'same']) ids.push(await begun(store, draft));
    expect(await isThere(store, ids)).toEqual([true, false, true, true, true]);
  });

  test('twenty files at once, and a draft keeps three', async () => {
    const store = await database.open();
    const file = (n: number) => ({ path: `${n}`, name: 'x.pdf', type: 'pdf', size: 1 });
    const unkept = await repeat(20, (n) => store.uploads.keep('draft', file(n), never, sameSender));
    expect(unkept.filter((why) => why === 'count')).toHaveLength(17);
    expect(await store.uploads.list('draft')).toHaveLength(3);
  });

  test('a draft keeps at most 24 MB', async () => {
    const store = await database.open();
    const file = (n: number) => ({ path: `${n}`, name: 'x.pdf', type: 'pdf', size: mostBytes - 1 });
    const unkept = await repeat(3, (n) => store.uploads.keep('draft', file(n), never, sameSender));
    expect(unkept.filter((why) => why === 'size')).toHaveLength(2);
  });

  test('an abandoned upload is deleted after a day', async () => {
    let now = 1_000;
    const store = await database.open(() => now);
    const id = await begun(store, 'draft');
    now += 25 * 60 * 60_000;
    await store.arriving.sweep();
    expect(await isThere(store, [id])).toEqual([false]);
  });

  test('an announced upload without bytes is deleted after ten minutes, a started one after a day', async () => {
    let now = 1_000_000;
    const store = await database.open(() => now);
    const [idle, sending] = [await begun(store, 'idle'), await begun(store, 'sending')];
    const claim = await store.arriving.claim(sending, 0);
    if ('refused' in claim) throw new Error(claim.refused);
    await store.arriving.advance(sending, claim.lock, 1);
    await store.arriving.release(sending, claim.lock);
    now += 10 * 60_000;
    await store.arriving.sweep();
    expect(await store.arriving.find(idle)).toBeDefined();
    now += 1;
    await store.arriving.sweep();
    expect(await store.arriving.find(idle)).toBeUndefined();
    expect(await store.arriving.find(sending)).toMatchObject({ arrived: 1 });
  });
});
