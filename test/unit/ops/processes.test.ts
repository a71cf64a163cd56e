// Which processes are alive: all but those that the system does not know.
import { isAlive } from '../../../src/server/ops/processes.ts';

afterEach(() => jest.restoreAllMocks());

test('this process is alive', () => {
  expect(isAlive(process.pid)).toBe(true);
});

test.each([
  ['EPERM', true],
  ['ESRCH', false],
])('a process whose signal fails with %s is alive: %s', (code, alive) => {
  jest.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error(code), { code });
  });
  expect(isAlive(4711)).toBe(alive);
});
