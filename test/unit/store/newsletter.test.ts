// The newsletter in both databases under parallel requests: one mail asks, one press confirms, and no one gets an
// edition twice.
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { NewsBatch, NewsletterEdition } from '../../../src/server/store/newsletterEditions.ts';
import { newsletterRepository, type NewsRequest } from '../../../src/server/store/newsletter.ts';
import { openStore, type Store } from '../../../src/server/store/openStore.ts';
import { postgresDialect } from '../../../src/server/store/postgresDialect.ts';
import type { Tables } from '../../../src/server/store/schema.ts';
import { sqliteDialect } from '../../../src/server/store/sqliteDialect.ts';
import { databaseNames, quietLog, useDatabase } from '../../support/databases.ts';

const hour = 3_600_000;
const day = 24 * hour;
const request = (who: string, different: Partial<NewsRequest> = {}): NewsRequest => ({
  hosts: ['site.example'],
  email: `${who}@example.org`,
  marks: [`mark of ${who}`],
  choice: { locale: 'en', topics: ['company'], consent: 'Yes' },
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

const batch = (edition: NewsletterEdition, after = '', most = 3): NewsBatch => ({
  edition,
  hosts: ['site.example'],
  after,
  most,
  messageTo: ({ email }, link) => ({ kind: 'news', payload: { to: email, link }, secret: true }),
});

async function writeAll({ newsletterEditions }: Store, edition: NewsletterEdition): Promise<number> {
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

  test('an address that asked within the hour, or refused, costs as many statements as a new one, and nothing stays of it', async () => {
    const address = await database.address();
    await (await openStore({ ...address, clock: () => now, log: quietLog })).close();
    let statements = 0;
    const db = new Kysely<Tables>({
      dialect:
        name === 'SQLite'
          ? sqliteDialect(join(address.dataDir, 'site.db'))
          : postgresDialect(address.databaseUrl, quietLog),
      log: () => void (statements += 1),
    });
    const newsletter = newsletterRepository(db, () => now);
    const ask = async (who: string) => {
      statements = 0;
      const result = await newsletter.ask(request(who, { link: `link ${Math.random()}` }));
      return [result, statements];
    };
    const [, few] = await ask('ada');
    await newsletter.ask(request('bo', { link: 'refused' }));
    const opened = await newsletter.byLink('refused');
    await newsletter.end(opened?.subscriber.id ?? '', { state: 'refused', mark: 'mark of bo' });
    const rows = async () =>
      (
        await Promise.all(
          (['outbox', 'newsletter_links', 'newsletter_subscribers'] as const).map((table) =>
            db
              .selectFrom(table)
              .select(sql`1`.as('one'))
              .execute(),
          ),
        )
      ).map(({ length }) => length);
    const before = await rows();
    expect([await ask('ada'), await ask('bo')]).toEqual([
      ['quiet', few],
      ['quiet', few],
    ]);
    expect(await rows()).toEqual(before);
    expect(await ask('cy')).toEqual(['asked', few]);
    await db.destroy();
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
