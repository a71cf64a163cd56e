// Files wait for their form, trials are counted by company, and single-use values work once.
import { typedDomain } from '../../../src/server/store/trials.ts';
import { databaseNames, useDatabase } from '../../support/databases.ts';
import { holdWrites } from '../../support/holdWrites.ts';
import { newLead } from '../../support/newLead.ts';
import { sameSender } from '../../support/sameSender.ts';

const file = (path: string) => ({ path, name: `${path}.pdf`, type: 'pdf', size: 1 });

describe.each(databaseNames)('drafts and checks on %s', (name) => {
  const database = useDatabase(name);

  test('only the token opens a draft', async () => {
    const store = await database.open();
    await store.uploads.keep('mine', file('a'), Date.now() + 60_000, sameSender);
    expect(await store.uploads.list('yours')).toEqual([]);
    expect(await store.uploads.remove('yours', 'a')).toBe(false);
    expect(await store.uploads.remove('mine', 'a')).toBe(true);
    expect(await store.uploads.list('mine')).toEqual([]);
  });

  test('expired drafts are deleted, others stay', async () => {
    let now = 1_000;
    const store = await database.open(() => now);
    await store.uploads.keep('one', file('a'), 2_000, sameSender);
    await store.uploads.keep('two', file('b'), 9_000, sameSender);
    now = 3_000;
    expect(await store.uploads.takeExpired()).toEqual(['a']);
    expect(await store.uploads.unreferred(['a', 'b'])).toEqual(['a']);
  });

  test.each(['taken off', 'expired'])(
    'no lead names a file that is deleted: one that is %s while its form is sent',
    async (how) => {
      const address = await database.address();
      const store = await database.open(() => 3_000, address);
      await store.uploads.keep('mine', file('a'), 2_000, sameSender);
      const held = await holdWrites(address, 'lead_files');
      const sent = store.leads.create(newLead({ draft: 'mine' }));
      await held.waiting(1);
      const deleted = how === 'expired' ? store.uploads.takeExpired() : store.uploads.remove('mine', 'a');
      await Promise.race([deleted, held.waiting(2)]);
      await held.release();
      await sent;
      const isDeleted = [await deleted].flat().some(Boolean);
      expect(isDeleted).toBe((await store.leads.file('a')) === undefined);
    },
  );

  test('of a hundred parallel uses one succeeds', async () => {
    let now = 1_000;
    const store = await database.open(() => now);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => store.spent.spend({ key: 'k', expiresAt: 2_000 })),
    );
    expect(answers.filter(Boolean)).toHaveLength(1);
    now = 3_000;
    await store.spent.sweep();
    expect(await store.spent.isSpent('k')).toBe(false);
  });
});

test.each([
  ['example.com', 'example.com'],
  [' HTTPS://www.Example.COM/about?x=1 ', 'example.com'],
  ['sales@example.com.tw', 'example.com.tw'],
  ['www2.example.com.', 'example.com'],
  ['example.com:8443', 'example.com'],
  ['https://user@例え.テスト/', 'xn--r8jz45g.xn--zckzah'],
])('the company behind %s is %s', (typed, domain) => {
  expect(typedDomain(typed)).toBe(domain);
});

test.each(['', 'example', 'a b.com', '127.0.0.1', '[::1]', '.com', 'example..com', 'javascript:alert(1)'])(
  '%p is no company domain',
  (typed) => {
    expect(typedDomain(typed)).toBeUndefined();
  },
);
