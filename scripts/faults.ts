// `npm run faults`: runs each fault suite at full count in its own process, goes on after failures, and writes the
// results into one table.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, release, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { FaultLine } from '../test/support/faults.ts';
import { withResults, type Result } from './faults/resultTable.ts';

type Row = FaultLine & { seconds: number };

/** Row 1 kills a hundred times on each database; its own limit is an hour. */
const longestSuiteMs = 70 * 60_000;
/** With the options of Node that run.mjs gave to this script. */
const jest = [...process.execArgv, 'node_modules/jest/bin/jest.js'];
const results = 'test/faults/RESULTS.md';
const { values, positionals: wanted } = parseArgs({ options: { rows: { type: 'string' } }, allowPositionals: true });

/** `--rows 1-10,33` */
function isWantedRow(row: number): boolean {
  const spans = values.rows?.split(',').map((span) => span.split('-').map(Number)) ?? [[-Infinity, Infinity]];
  return spans.some(([first = 0, last = first]) => row >= first && row <= last);
}
const rowsOf = (file: string): number[] =>
  [...readFileSync(file, 'utf8').matchAll(/\brow: (\d+)/g)].map(([, row]) => Number(row));
const suites = globSync('test/faults/**/*.{test,measured}.ts')
  .filter((file) => wanted.length === 0 || wanted.some((word) => file.includes(word)))
  .filter((file) => values.rows === undefined || rowsOf(file).some(isWantedRow))
  .sort();

const folder = mkdtempSync(path.join(tmpdir(), 'site-faults-'));
const table = path.join(folder, 'table');
writeFileSync(table, '');
const day = new Date().toISOString().slice(0, 10);
const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout.trim();
const failed: string[] = [];

/** Called after each suite, so that an interrupted run keeps its measurements. */
function keep(): Result[] {
  const rows = readFileSync(table, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row)
    .sort((a, b) => (a.row ?? 99) - (b.row ?? 99));
  const fresh = rows.map(({ row, ...line }) => ({ ...line, row: String(row ?? ''), when: `${day} ${commit}` }));
  writeFileSync(results, withResults(readFileSync(results, 'utf8'), fresh));
  return fresh;
}

for (const suite of suites) {
  const child = spawn(
    process.execPath,
    [...jest, '--selectProjects', 'faults', 'measured', '--runInBand', '--forceExit', '--runTestsByPath', suite],
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
  keep();
}
const measured = keep();
rmSync(folder, { recursive: true });
console.log(
  [
    '',
    `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${release()}, Node ${process.version}`,
    ...measured.map(({ row, fault, count, result, lost }) => `${row} ${fault}: ${count}: ${result}, lost ${lost}`),
    `${suites.length} suites, ${failed.length} failed, ${measured.reduce((sum, { lost }) => sum + lost, 0)} lost; written to ${results}`,
    ...failed.map((suite) => `failed: ${suite}`),
  ].join('\n'),
);
process.exit(failed.length > 0 || suites.length === 0 ? 1 : 0);
