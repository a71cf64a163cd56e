// The gate lets in what it can, forms first, tells at once who would wait too long, and forgets whoever has left.
import { setImmediate as turn } from 'node:timers/promises';
import { lanes, openGate, type Lane } from '../../src/server/ops/gate.ts';

let now = 0;
let inside: string[] = [];
let refused: string[] = [];

beforeEach(() => {
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

test('one comes in a turn, and no more than may be inside', async () => {
  const { ask } = asking();
  const { inside: most, waiting } = lanes.page;
  const leaves = Array.from({ length: most + 3 }, (_, at) => ask('page', `${at}`));
  await turn();
  expect(inside.length).toBeLessThan(3);
  await turns(most + 20);
  expect(inside).toHaveLength(most);
  leaves[0]?.();
  leaves[0]?.();
  await turns(5);
  expect(inside).toHaveLength(most + 1);
  expect(waiting).toBeGreaterThan(2);
  expect(refused).toEqual([]);
});

test('forms go before pages that came earlier', async () => {
  const { ask } = asking();
  for (const name of ['a', 'b', 'c']) ask('page', name);
  ask('form', 'form');
  await turns(8);
  expect(inside.indexOf('form')).toBeLessThan(inside.indexOf('b'));
  expect(inside).toHaveLength(4);
});

test('who would wait too long is told so: pages after half a second, forms after ten; then all is calm again', async () => {
  const { gate, ask } = asking();
  for (let at = 0; at < lanes.page.inside; at += 1) ask('page', 'in');
  await turns(lanes.page.inside + 5);
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

test('beyond those who may wait everybody is told at once', async () => {
  const { ask } = asking();
  const { inside: most, waiting } = lanes.page;
  for (let at = 0; at < most; at += 1) ask('page', 'in');
  await turns(most + 5);
  for (let at = 0; at < waiting + 7; at += 1) ask('page', 'more');
  expect(refused).toHaveLength(7);
});

describe('a loop that is late', () => {
  /** Between one look of the gate and the next. */
  const stop = (lateMs: number, times: number): void => {
    for (let time = 0; time < times; time += 1) {
      now += 50 + lateMs;
      jest.advanceTimersByTime(50);
    }
  };
  beforeEach(() => void jest.useFakeTimers({ now: 0, doNotFake: ['setImmediate', 'performance'] }));
  afterEach(() => void jest.useRealTimers());

  test('by one long stop, as at the first page after a start, refuses nobody', async () => {
    const { ask } = asking();
    ask('page', 'first');
    await turns(2);
    stop(4_000, 1);
    ask('page', 'second');
    await turns(2);
    expect([inside, refused]).toEqual([['first', 'second'], []]);
  });

  test('again and again refuses pages while one is being made, and no forms', async () => {
    const { ask } = asking();
    ask('page', 'first');
    await turns(2);
    stop(250, 15);
    ask('page', 'second');
    ask('form', 'form');
    await turns(2);
    expect([inside, refused]).toEqual([['first', 'form'], ['second']]);
    stop(0, 15);
    ask('page', 'third');
    await turns(2);
    expect(inside).toContain('third');
  });
});
