// The outbox worker delivers at least once, waits longer after each failure, stops at refusals and ends cleanly.
import { NeighbourFault } from '../../../src/server/ops/faults.ts';
import { backOff, startOutbox, type OutboxWorker } from '../../../src/server/messages/startOutbox.ts';
import { databaseNames, quietLog, useDatabase } from '../../support/databases.ts';
import { eventually } from '../../support/eventually.ts';
import { undelivered } from '../../support/undelivered.ts';

const mail = (to: string) => ({
  kind: 'mail' as const,
  payload: { from: { name: 'COCloud', address: 'hello@example.com' }, to, subject: 's', text: 't', html: 'h' },
});

test('pauses double up to an hour, and no two are alike', () => {
  expect(backOff(1, () => 1)).toBe(5_000);
  expect(backOff(1, () => 0)).toBe(2_500);
  expect(backOff(4, () => 1)).toBe(40_000);
  expect(backOff(500, () => 1)).toBe(3_600_000);
});

describe.each(databaseNames)('on %s', (name) => {
  const database = useDatabase(name);
  const workers: OutboxWorker[] = [];
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  });

  type NoticesOf = NonNullable<Parameters<typeof startOutbox>[0]['noticesOf']>;
  const toDesk: NoticesOf = (payload, reason) =>
    JSON.stringify(payload).includes('never')
      ? [{ kind: 'mail', payload: { ...mail('desk@example.com').payload, subject: reason } }]
      : [];

  async function start(send: (to: string, id: string) => Promise<void>, noticesOf = toDesk) {
    let now = 1_000_000;
    const clock = () => now;
    const store = await database.open(clock);
    const refuse = async () => {
      throw new Error('not here');
    };
    const worker = startOutbox({
      queue: store.outbox,
      kinds: ['mail', 'sms'],
      deliver: { mail: ({ to }, id) => send(to, id), sms: refuse, webhook: refuse, forward: refuse },
      noticesOf,
      clock,
      log: quietLog,
    });
    workers.push(worker);
    return {
      store,
      worker,
      later: (ms: number): void => {
        now += ms;
        worker.wake();
      },
    };
  }

  test('a failure is tried again with the same id, a refusal is not', async () => {
    const tries: string[] = [];
    const { store, worker, later } = await start(async (to, id) => {
      tries.push(`${to} ${id}`);
      if (to.startsWith('never')) throw new NeighbourFault('final', 'no such mailbox');
      if (to.startsWith('later') && tries.filter((one) => one.startsWith(to)).length < 3)
        throw new Error('down', { cause: new Error('ECONNREFUSED') });
    });
    await store.outbox.add([mail('later@example.com'), mail('never@example.com')]);
    worker.wake();
    const errors = async () =>
      new Set((await store.outbox.list()).flatMap(({ doneAt, lastError }) => (doneAt ? [] : [lastError])));
    await eventually(errors, new Set(['down: ECONNREFUSED', 'no such mailbox']));
    later(5_000);
    // Two first tries, the second try of one, and the notice to the desk about the other.
    await eventually(() => tries.length, 4);
    later(10_000);
    await eventually(() => undelivered(store), 1);
    later(10 * 3_600_000);
    // Whatever were still due would be tried before one more.
    await store.outbox.add([mail('last@example.com')]);
    worker.wake();
    await eventually(() => tries.some((one) => one.startsWith('last')), true);
    expect(tries.filter((one) => one.startsWith('never'))).toHaveLength(1);
    expect(new Set(tries.filter((one) => one.startsWith('later'))).size).toBe(1);
    expect(tries).toHaveLength(6);
    expect((await store.outbox.list()).map(({ payload }) => JSON.stringify(payload)).join()).toContain(
      '"to":"desk@example.com","subject":"no such mailbox"',
    );
  });

  test('a refusal whose notice cannot be made is written down, and its notice is made at the next try', async () => {
    let isAway = true;
    const { store, worker, later } = await start(
      async (to) => {
        if (to.startsWith('never')) throw new NeighbourFault('final', 'no such mailbox');
      },
      async (payload, reason) => {
        if (isAway) throw new NeighbourFault('unreachable', 'no enquiry can be read');
        return toDesk(payload, reason);
      },
    );
    await store.outbox.add([mail('never@example.com')]);
    worker.wake();
    await eventually(async () => (await store.outbox.list()).map(({ lastError }) => lastError), ['no such mailbox']);
    isAway = false;
    later(5_000);
    await eventually(async () => (await store.outbox.list()).filter(({ doneAt }) => doneAt).length, 1);
    expect((await store.outbox.list()).map(({ payload, nextAt }) => [JSON.stringify(payload), nextAt])).toEqual(
      expect.arrayContaining([
        [expect.stringContaining('"to":"never@example.com"'), undefined],
        [expect.stringContaining('"to":"desk@example.com","subject":"no such mailbox"'), undefined],
      ]),
    );
  });

  test('a malformed message is set aside with the reason', async () => {
    const { store, worker } = await start(async () => {});
    await store.outbox.add([
      { kind: 'mail', payload: { to: 'x' } },
      { kind: 'sms', payload: { to: '0912', text: 'x' } },
    ]);
    worker.wake();
    await eventually(async () => (await store.outbox.list()).some(({ nextAt }) => nextAt !== undefined), false);
    expect((await store.outbox.list()).map(({ lastError }) => lastError ?? '').join('\n')).toMatch(
      /not an international number/,
    );
  });

  test('a receiver that does not answer holds up no other, and nothing that comes later', async () => {
    const sent: string[] = [];
    let answer = (): void => {};
    const { store, worker } = await start(async (to) => {
      if (to.startsWith('silent')) await new Promise<void>((resolve) => (answer = resolve));
      sent.push(to);
    });
    try {
      await store.outbox.add([mail('silent@example.com'), mail('first@example.com')]);
      worker.wake();
      await eventually(() => sent, ['first@example.com']);
      await store.outbox.add([mail('second@example.com')]);
      worker.wake();
      await eventually(() => sent, ['first@example.com', 'second@example.com']);
    } finally {
      answer();
    }
    await eventually(() => sent.length, 3);
  });

  test('stop waits for deliveries under way', async () => {
    let release = (): void => {};
    let arrived = false;
    const { store, worker } = await start(
      () =>
        new Promise((resolve) => {
          arrived = true;
          release = resolve;
        }),
    );
    await store.outbox.add([mail('a@example.com')]);
    worker.wake();
    await eventually(() => arrived, true);
    const stopped = worker.stop();
    release();
    await stopped;
    expect(await undelivered(store)).toBe(0);
  });
});

test('a database that is down for a while is logged now and then, not with each try', async () => {
  let isDown = true;
  const claims = { count: 0 };
  const lines: string[] = [];
  const log = { ...quietLog, error: (event: string) => lines.push(event) };
  const none = async () => undefined;
  const worker = startOutbox({
    queue: {
      async claim() {
        claims.count += 1;
        if (isDown) throw new NeighbourFault('unreachable', 'connect ECONNREFUSED');
        return [];
      },
      delivered: none,
      failed: none,
    },
    kinds: ['mail'],
    deliver: { mail: none, sms: none, webhook: none, forward: none },
    clock: () => 0,
    log,
  });
  async function tryAgain(times: number): Promise<void> {
    for (let left = times; left > 0; left -= 1) {
      const before = claims.count;
      worker.wake();
      await eventually(() => claims.count > before, true);
    }
  }
  await tryAgain(20);
  expect(lines).toEqual(['outbox.unreadable']);
  await tryAgain(100);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.length).toBeLessThan(4);
  isDown = false;
  await tryAgain(2);
  isDown = true;
  const before = lines.length;
  await tryAgain(3);
  expect(lines).toHaveLength(before + 1);
  await worker.stop();
});
