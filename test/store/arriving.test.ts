// Uploads on their way: one writer each, whoever asks; room by address; and nobody loses his to what others announce.
import { mostBytes } from '../../src/shared/forms/fileLimits.ts';
import type { Store } from '../../src/server/store/openStore.ts';
import { databaseNames, useDatabase } from '../support/databases.ts';

const wish = (draft: string, owner = 'me', size = mostBytes) => ({ draft, owner, name: 'a.pdf', size });

const begun = async (store: Store, draft: string, owner?: string, size?: number): Promise<string> =>
  (await store.arriving.begin(wish(draft, owner, size))).id;

const isThere = async (store: Store, ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await store.arriving.find(id)) !== undefined));

const repeat = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_none, index) => make(index)));

describe.each(databaseNames)('uploads on their way on %s', (name) => {
  const database = useDatabase(name);

  test('of twenty that want to write at the same moment one may', async () => {
    const store = await database.open();
    const id = await begun(store, 'draft');
    const claims = await repeat(20, () => store.arriving.claim(id, 0));
    expect(claims.filter((claim) => 'lock' in claim)).toHaveLength(1);
    expect(claims.filter((claim) => 'refused' in claim && claim.refused === 'locked')).toHaveLength(19);
  });

  test('who has died is followed by another, and may not go on when he comes back', async () => {
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

  test('an address has room for ten full forms; others have theirs', async () => {
    const store = await database.open();
    const ids = await repeat(12, (n) => begun(store, `draft ${n}`));
    const claims = await repeat(12, (n) => store.arriving.claim(ids[n] ?? '', 0));
    expect(claims.filter((claim) => 'refused' in claim && claim.refused === 'room')).toHaveLength(2);
    const file = { path: 'x', name: 'x.pdf', type: 'pdf', size: 1 };
    expect(await store.uploads.keep('mine', file, Date.now() + 1_000, { owner: 'me' })).toBe('room');
    expect(await store.uploads.keep('yours', file, Date.now() + 1_000, { owner: 'you' })).toBeUndefined();
    expect(await store.arriving.claim(await begun(store, 'other', 'you'), 0)).toHaveProperty('lock');
  });

  test('what is only announced takes nothing from others', async () => {
    const store = await database.open();
    const paused = await begun(store, 'paused', 'visitor');
    await store.arriving.claim(paused, 0);
    const sameOffice = await begun(store, 'same office', 'robot');
    await store.arriving.claim(sameOffice, 0);
    for (let n = 0; n < 120; n += 1) await begun(store, `empty ${n}`, 'robot');
    expect(await isThere(store, [paused, sameOffice])).toEqual([true, true]);
    expect(await store.arriving.claim(await begun(store, 'late', 'third'), 0)).toHaveProperty('lock');
  });

  test('a form has three files, so a fourth beginning takes the place of the first', async () => {
    let now = 0;
    const store = await database.open(() => (now += 1_000));
    const ids: string[] = [];
    for (const draft of ['other', 'same', 'same', 'same', 'same']) ids.push(await begun(store, draft));
    expect(await isThere(store, ids)).toEqual([true, false, true, true, true]);
  });

  test('twenty files at once, and a draft keeps three', async () => {
    const store = await database.open();
    const file = (n: number) => ({ path: `${n}`, name: 'x.pdf', type: 'pdf', size: 1 });
    const unkept = await repeat(20, (n) => store.uploads.keep('draft', file(n), Date.now() + 1_000));
    expect(unkept.filter((why) => why === 'count')).toHaveLength(17);
    expect(await store.uploads.list('draft')).toHaveLength(3);
  });

  test('and never more than 24 MB', async () => {
    const store = await database.open();
    const file = (n: number) => ({ path: `${n}`, name: 'x.pdf', type: 'pdf', size: mostBytes - 1 });
    const unkept = await repeat(3, (n) => store.uploads.keep('draft', file(n), Date.now() + 1_000));
    expect(unkept.filter((why) => why === 'size')).toHaveLength(2);
  });

  test('what nobody goes on with is forgotten after a day', async () => {
    let now = 1_000;
    const store = await database.open(() => now);
    const id = await begun(store, 'draft');
    now += 25 * 60 * 60_000;
    await store.arriving.sweep();
    expect(await isThere(store, [id])).toEqual([false]);
  });
});
