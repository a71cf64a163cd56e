// The gate admits as much as it can, forms first, refuses at once what would wait too long, and forgets visitors who
// have left.
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { lanes, openGate, turnsToAccept, type Lane } from '../../../src/server/http/gate.ts';

let now = 0;
let inside: string[] = [];
let refused: string[] = [];

// A gate checks its clock forever: with fake timers those of earlier tests are gone.
afterEach(() => void jest.useRealTimers());
beforeEach(() => {
  jest.useFakeTimers({ now: 0, doNotFake: ['setImmediate', 'performance'] });
  now = 0;
  inside = [];
  refused = [];
});

const asking = () => {
  const gate = openGate(() => now);
  const ask = (lane: Lane, name: string) =>
    gate.ask(
      lane,
      () => inside.push(name),
      () => refused.push(name),
    );
  return { gate, ask };
};

const turns = async (count: number) => {
  for (let at = 0; at < count; at += 1) await turn();
};

test('batches are admitted one after the other, within the limit inside', async () => {
  const { ask } = asking();
  const { inside: most, waiting } = lanes.page;
  const leaves = Array.from({ length: most + 3 }, (_, at) => ask('page', `${at}`));
  await turn();
  expect(inside).toHaveLength(32);
  await turns(turnsToAccept + 5);
  expect(inside).toHaveLength(most);
  leaves[0]?.();
  leaves[0]?.();
  await turns(5);
  expect(inside).toHaveLength(most + 1);
  expect(waiting).toBeGreaterThan(2);
  expect(refused).toEqual([]);
});

test('when admitted requests take long, fewer are admitted at once; later more again', async () => {
  const { ask } = asking();
  const entered = async () => {
    const before = inside.length;
    while (inside.length === before) await turn();
    return inside.length - before;
  };
  const leaves = Array.from({ length: 150 }, (_, at) => ask('page', `${at}`));
  const leave = () => leaves.slice(0, inside.length).forEach((one) => one());
  const found = [await entered()];
  for (let time = 0; time < 5; time += 1) {
    leave();
    now += 30;
    found.push(await entered());
  }
  expect(found).toEqual([32, 16, 8, 4, 2, 1]);
  found.length = 0;
  for (let time = 0; time < 3; time += 1) found.push(await entered());
  expect(found).toEqual([2, 4, 8]);
  await turns(turnsToAccept * 2);
});

test('while pages wait, more new connections are accepted than pages admitted', async () => {
  const { gate } = asking();
  let [admitted, accepted] = [0, 0];
  const server = net.createServer(() => (accepted += 1)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: 200 }, () => net.connect(port, '127.0.0.1'));
  const askForever = () => {
    const leave = gate.ask(
      'page',
      () => {
        admitted += 1;
        leave();
        if (accepted < sockets.length) askForever();
      },
      () => undefined,
    );
  };
  for (let page = 0; page < 100; page += 1) askForever();
  while (accepted < sockets.length) await turn();
  expect(admitted).toBeLessThan(accepted);
  for (const socket of sockets) socket.destroy();
  server.close();
});

test('forms go before pages that came earlier', async () => {
  const { ask } = asking();
  for (const name of ['a', 'b', 'c']) ask('page', name);
  ask('form', 'form');
  await turns(8);
  expect(inside.indexOf('form')).toBeLessThan(inside.indexOf('b'));
  expect(inside).toHaveLength(4);
});

test('requests that wait too long are refused, pages after two seconds, forms after ten; then the gate is no longer busy', async () => {
  const { gate, ask } = asking();
  for (let at = 0; at < lanes.page.inside; at += 1) ask('page', 'in');
  await turns(turnsToAccept + lanes.page.inside);
  const leave = ask('page', 'late');
  ask('page', 'gone')();
  expect(gate.isBusy()).toBe(true);
  now += lanes.page.patienceMs;
  ask('form', 'form');
  await turns(3);
  expect(refused).toEqual(['late']);
  expect(inside).toContain('form');
  leave();
  expect(gate.isBusy()).toBe(true);
  now += 5_000;
  expect(gate.isBusy()).toBe(false);
});

test('when the queue is full further requests are refused at once', async () => {
  const { ask } = asking();
  const { inside: most, waiting } = lanes.page;
  for (let at = 0; at < most; at += 1) ask('page', 'in');
  await turns(turnsToAccept + most);
  for (let at = 0; at < waiting + 7; at += 1) ask('page', 'more');
  expect(refused).toHaveLength(7);
});

describe('a late event loop', () => {
  /** Between two checks of the gate. */
  const stop = (lateMs: number, times: number): void => {
    for (let time = 0; time < times; time += 1) {
      now += 50 + lateMs;
      jest.advanceTimersByTime(50);
    }
  };

  test('one long block, as at the first page after a start, refuses no one', async () => {
    const { ask } = asking();
    ask('page', 'first');
    await turns(2);
    stop(4_000, 1);
    ask('page', 'second');
    await turns(2);
    expect([inside, refused]).toEqual([['first', 'second'], []]);
  });

  test('repeated blocks still admit eight pages at once, and refuse further pages, but no forms', async () => {
    const { ask } = asking();
    ask('page', 'first');
    await turns(2);
    stop(250, 15);
    for (let at = 2; at <= 8; at += 1) ask('page', `${at}`);
    ask('page', 'ninth');
    ask('form', 'form');
    await turns(12);
    expect([inside.toSorted(), refused]).toEqual([['2', '3', '4', '5', '6', '7', '8', 'first', 'form'], ['ninth']]);
    stop(0, 15);
    ask('page', 'tenth');
    await turns(2);
    expect(inside).toContain('tenth');
  });
});
