// The newsletter in both databases under parallel requests: one mail asks, one press confirms, and no one gets an
// edition twice.
import type { NewsRequest } from '../../../src/server/store/newsletter.ts';
import type { NewsBatch, NewsEdition } from '../../../src/server/store/newsletterEditions.ts';
import { openStore, type Store } from '../../../src/server/store/openStore.ts';
import { databaseNames, quietLog, useDatabase } from '../../support/databases.ts';

const hour = 3_600_000;
const day = 24 * hour;
const request = (who: string, different: Partial<NewsRequest> = {}): NewsRequest => ({
  site: 'site.example',
  email: `${who}@example.org`,
  marks: [`mark of ${who}`],
  wish: { locale: 'en', topics: ['company'], consent: 'Yes' },
  link: `link of ${who}`,
  once: undefined,
  message: { kind: 'mail', payload: { to: who } },
  ...different,
});

async function subscribed(store: Store, count: number): Promise<void> {
  for (let who = 0; who < count; who += 1) {
    await store.newsletter.ask(request(`reader-${who}`));
    await store.newsletter.confirm(`link of reader-${who}`);
  }
}

const batch = (edition: NewsEdition, after = '', most = 3): NewsBatch => ({
  edition,
  site: 'site.example',
  after,
  most,
  messageTo: ({ email }, link) => ({ kind: 'news', payload: { to: email, link }, secret: true }),
});

async function writeAll({ newsletterEditions }: Store, edition: NewsEdition): Promise<number> {
  let sum = 0;
  for (let after: string | undefined = ''; after !== undefined;) {
    const { count, last } = await newsletterEditions.write(batch(edition, after));
    sum += count;
    after = last;
  }
  return sum;
}

const receivers = async ({ outbox }: Store) =>
  (await outbox.list(200)).flatMap(({ kind, payload }) => (kind === 'news' ? [(payload as { to: string }).to] : []));

describe.each(databaseNames)('the newsletter on %s', (name) => {
  const database = useDatabase(name);
  const now = Date.now();

  test('of ten parallel sign-ups of one address one sends a mail, and of ten presses one confirms', async () => {
    const store = await database.open(() => now);
    const asked = await Promise.all(
      Array.from({ length: 10 }, (_, at) => store.newsletter.ask(request('ada', { link: `link ${at}` }))),
    );
    expect(asked.filter((result) => result === 'asked')).toHaveLength(1);
    expect(await store.outbox.list()).toHaveLength(1);
    const link = `link ${asked.indexOf('asked')}`;
    const confirmed = await Promise.all(Array.from({ length: 10 }, () => store.newsletter.confirm(link)));
    expect(confirmed.filter(Boolean)).toHaveLength(1);
  });

  test('two processes sending an edition, one of them after a crash, reach each subscriber once', async () => {
    const address = await database.address();
    const [one, other] = await Promise.all(
      [1, 2].map(() => openStore({ ...address, clock: () => now, log: quietLog })),
    );
    if (!one || !other) throw new Error('No store');
    await subscribed(one, 10);
    const edition = { id: 'first', articles: ['a'], madeAt: now };
    // The first crashed after its first batch.
    expect((await one.newsletterEditions.write(batch(edition))).count).toBe(3);
    const counts = await Promise.all([writeAll(one, edition), writeAll(other, edition)]);
    expect(counts[0] + counts[1]).toBe(7);
    const reached = await receivers(one);
    expect([reached.length, new Set(reached).size]).toEqual([10, 10]);
    await Promise.all([one.close(), other.close()]);
  });

  test('a subscriber who leaves while an edition is written gets none, or its mail is withdrawn', async () => {
    const store = await database.open(() => now);
    await subscribed(store, 6);
    const all = await Promise.all(
      Array.from({ length: 6 }, (_, who) => store.newsletter.byLink(`link of reader-${who}`)),
    );
    const leave = () =>
      all.map((opened) =>
        store.newsletter.end(opened?.subscriber.id ?? '', {
          state: 'left',
          mark: `mark of ${opened?.subscriber.email}`,
        }),
      );
    await Promise.all([writeAll(store, { id: 'first', articles: ['a'], madeAt: now }), ...leave()]);
    expect(await receivers(store)).toEqual([]);
  });

  test('deletes unconfirmed addresses and subscriptions that ended long ago, and no active one', async () => {
    let time = now;
    const store = await database.open(() => time);
    await subscribed(store, 2);
    await store.newsletter.ask(request('unsure'));
    const leaving = await store.newsletter.byLink('link of reader-0');
    await store.newsletter.end(leaving?.subscriber.id ?? '', { state: 'left', mark: 'mark of reader-0' });
    const kept = async (who: string) =>
      (await store.newsletter.keptOf(`${who}@example.org`, [`mark of ${who}`])).map(({ state }) => state);
    const waiting = async () =>
      (await store.outbox.list(200)).filter(({ payload }) => (payload as { to: string }).to === 'unsure').length;
    expect(await waiting()).toBe(1);
    time += 7 * day;
    await store.newsletter.sweep();
    expect(await waiting()).toBe(0);
    expect([await kept('unsure'), await kept('reader-0'), await kept('reader-1')]).toEqual([[], ['left'], ['on']]);
    expect((await store.newsletter.byLink('link of unsure'))?.subscriber).toMatchObject({
      state: 'expired',
      email: '',
    });
    time += 3 * 365 * day;
    await store.newsletter.sweep();
    expect([await kept('reader-0'), await kept('reader-1')]).toEqual([[], ['on']]);
  });
});
