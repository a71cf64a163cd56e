// After a script failed: one reload a minute, and none where reloads cannot be counted.
import { reloadOnce } from '../../../src/client/chunkGuard.ts';

const minute = 60_000;
const reloads = () => reloadOnce();

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now: 1_800_000_000_000 });
  // jsdom cannot load a page; it says so instead of doing it.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('reloads once, and again only when sixty seconds have passed', () => {
  expect(reloads()).toBe(true);
  jest.advanceTimersByTime(minute - 1);
  expect(reloads()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(reloads()).toBe(true);
});

test('does not reload when storage is closed', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('closed');
  });
  expect(reloads()).toBe(false);
});
