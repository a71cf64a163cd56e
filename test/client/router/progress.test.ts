// Times of the progress bar: shown after 200 ms, full at 5,000 ms, gone after another 500 ms.
import { makeProgress } from '../../../src/shared/layout/progress.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a quick page shows no bar', () => {
  const progress = makeProgress();
  progress.start();
  jest.advanceTimersByTime(199);
  expect(progress.now().shows).toBe('nothing');
  progress.finish();
  jest.advanceTimersByTime(5000);
  expect(progress.now()).toEqual({ value: 0, shows: 'nothing' });
});

test('it grows by a twenty-fifth every 200 ms, never to the end by itself', () => {
  const progress = makeProgress();
  progress.start();
  jest.advanceTimersByTime(200);
  expect(progress.now()).toEqual({ value: 0, shows: 'progress' });
  jest.advanceTimersByTime(1000);
  expect(progress.now().value).toBe(20);
  progress.increase(40);
  expect(progress.now().value).toBe(60);
  jest.advanceTimersByTime(60_000);
  expect(progress.now().value).toBe(95);
});

test.each(['done', 'failure'] as const)('%s stays for half a second', (shows) => {
  const progress = makeProgress();
  progress.start();
  jest.advanceTimersByTime(400);
  if (shows === 'done') progress.finish();
  else progress.fail();
  jest.advanceTimersByTime(499);
  expect(progress.now()).toEqual({ value: 100, shows });
  jest.advanceTimersByTime(1);
  expect(progress.now().shows).toBe('nothing');
});

test('a second start begins anew, and an unsubscribed listener gets nothing', () => {
  const progress = makeProgress();
  const heard = jest.fn();
  const leave = progress.subscribe(heard);
  progress.start();
  progress.increase(50);
  progress.start();
  expect(progress.now().value).toBe(0);
  const before = heard.mock.calls.length;
  leave();
  progress.increase(10);
  expect(heard.mock.calls.length).toBe(before);
});
