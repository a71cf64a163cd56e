// The queue for the best compression: one page at a time, none that is forgotten, and one with a query only once it is asked for again.
import { improverOf } from '../../../src/server/pages/improver.ts';
import { eventually } from '../../support/eventually.ts';

let [now, busy] = [0, false];
const improved: string[] = [];
const open = (improve: (key: string) => Promise<void> = async (key) => void improved.push(key)) =>
  improverOf({ clock: () => now, isBusy: () => busy, quietMs: 0 }, improve);

beforeEach(() => {
  [now, busy] = [0, false];
  improved.length = 0;
});

test('one page at a time, in order', async () => {
  const first = Promise.withResolvers<void>();
  const started: string[] = [];
  const queue = open((key) => {
    started.push(key);
    return first.promise;
  });
  for (const key of ['/a', '/b', '/c']) queue.add(key);
  expect(started).toEqual(['/a']);
  first.resolve();
  await eventually(() => started, ['/a', '/b', '/c']);
});

test('a page with a query only once it is requested again, and any page once', async () => {
  const queue = open();
  for (const key of ['/list?q=1', '/list?q=2', '/a']) queue.add(key);
  queue.noteHit('/list?q=2');
  for (const key of ['/list?q=2', '/a']) queue.noteHit(key);
  await eventually(() => improved, ['/a', '/list?q=2']);
});

test('nothing that was forgotten meanwhile', async () => {
  const queue = open();
  busy = true;
  for (const key of ['/a', '/b', '/list?q=1', '/c']) queue.add(key);
  for (const key of ['/b', '/list?q=1']) queue.forget(key);
  queue.noteHit('/list?q=1');
  busy = false;
  await eventually(() => improved, ['/a', '/c']);
});
