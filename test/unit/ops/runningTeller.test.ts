// Which build runs is told again until the disk takes it, and the newest word is the one that stays.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runningTeller } from '../../../src/server/start/release.ts';
import { quietLog } from '../../support/databases.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-telling-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a disk that takes nothing ends no site, and is told later what was newest', () => {
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const ended = jest.spyOn(globalThis, 'clearTimeout');
  const dataDir = join(folder, 'data');
  // A file where the folder belongs: nothing can be written, for root neither.
  writeFileSync(dataDir, '');
  const tell = runningTeller(dataDir, quietLog);
  const told = { workers: 1, build: 'first', reloads: 0, refused: '' };
  tell(told);
  tell({ ...told, build: 'second' });
  const tries = timers.mock.calls.filter(([, after]) => after === 10_000).map(([again]) => again as () => void);
  expect(tries).toHaveLength(2);
  expect(ended).toHaveBeenCalledWith(timers.mock.results[0]?.value);
  rmSync(dataDir);
  mkdirSync(dataDir);
  expect(existsSync(join(dataDir, 'running.json'))).toBe(false);
  tries[1]?.();
  expect(JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8'))).toMatchObject({
    build: 'second',
    pid: process.pid,
  });
  for (const spy of [timers, ended]) spy.mockRestore();
});
