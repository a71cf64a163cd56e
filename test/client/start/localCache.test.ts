// The browser's cache of values: kept for seven days, and unused without storage.
import { recall, remember } from '../../../src/shared/storage/localCache.ts';

const week = 604_800_000;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a value is remembered for seven days and not a moment longer', () => {
  remember('hint', { seen: true });
  jest.advanceTimersByTime(week - 1);
  expect(recall('hint')).toEqual({ seen: true });
  jest.advanceTimersByTime(1);
  expect(recall('hint')).toBeUndefined();
  expect(localStorage.length).toBe(0);
});

test('a value that cannot be read or stored counts as missing', () => {
  localStorage.setItem('hint', '{');
  expect(recall('hint')).toBeUndefined();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => remember('hint', true)).not.toThrow();
});
