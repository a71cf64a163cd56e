// After a failed script: one reload a minute, and none where reloads cannot be counted.
import { reloadOnce } from '../../../src/client/chunkGuard.ts';

const minute = 60_000;
const reloads = () => reloadOnce();

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now: 1_800_000_000_000 });
  // jsdom cannot load a page; it logs an error instead.
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

test('does not reload without storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('closed');
  });
  expect(reloads()).toBe(false);
});
