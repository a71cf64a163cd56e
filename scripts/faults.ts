// Runs each fault suite at its full count in a process of its own, whatever becomes of the others, and prints one table of all.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, release, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import type { FaultLine } from '../test/support/faults.ts';

type Row = FaultLine & { seconds: number };

/** Row 1 kills a hundred times on each database; its test ends after an hour by itself. */
const longestSuiteMs = 70 * 60_000;
const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
const wanted = process.argv.slice(2);
const suites = globSync('test/faults/*.test.ts')
  .filter((file) => wanted.length === 0 || wanted.some((word) => file.includes(word)))
  .sort();

const folder = mkdtempSync(path.join(tmpdir(), 'site-faults-'));
const table = path.join(folder, 'table');
writeFileSync(table, '');
const failed: string[] = [];
for (const suite of suites) {
  const child = spawn(
    process.execPath,
    [...jest, '--selectProjects', 'faults', '--runInBand', '--forceExit', '--runTestsByPath', suite],
    {
      stdio: 'inherit',
      env: { ...process.env, FULL: '1', FAULTS_TABLE: table },
      timeout: longestSuiteMs,
    },
  );
  const stop = (): void => {
    child.kill('SIGTERM');
    process.exit(1);
  };
  process.once('SIGTERM', stop);
  const [code] = await once(child, 'exit');
  process.off('SIGTERM', stop);
  if (code !== 0) failed.push(suite);
}
const rows = readFileSync(table, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Row)
  .sort((a, b) => (a.row ?? 99) - (b.row ?? 99));
rmSync(folder, { recursive: true });

const cells = (all: readonly (string | number)[]): string => `| ${all.join(' | ')} |`;
console.log(
  [
    '',
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${release()}, Node ${process.version}`,
    '',
    cells(['Row', 'Fault', 'Promise', 'Count', 'Result', 'Lost', 'Seconds']),
    cells(['---:', '---', '---', '---', '---', '---:', '---:']),
    ...rows.map(({ row, fault, promise, count, result, lost, seconds }) =>
      cells([row ?? '', fault, promise, count, result, lost, seconds]),
    ),
    '',
    `${suites.length} suites, ${failed.length} failed, ${rows.reduce((sum, { lost }) => sum + lost, 0)} lost`,
    ...failed.map((suite) => `failed: ${suite}`),
  ].join('\n'),
);
process.exit(failed.length > 0 || suites.length === 0 ? 1 : 0);
