// `npm run bench -- --gate [revision]`: renders the fixture with this code and with another commit's, in turn, and
// fails when this code costs more than 1.05 times as much.
import { execFileSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { load } from './measure/load.ts';
import { median, shown } from './measure/results.ts';
import { startTarget } from './measure/startTarget.ts';
import { projectRoot, readTargets, urlOf, type Target } from './measure/Target.ts';

const rounds = Number(process.env.ROUNDS ?? 7);
const seconds = Number(process.env.DURATION ?? 3);
const mostOf = 1.05;

const git = (...args: string[]): string => execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim();

/** Uncommitted changes are compared with the last commit, a commit with its parent. */
const otherRevision = (): string => {
  const named = process.argv[process.argv.indexOf('--gate') + 1];
  return git('rev-parse', named ?? (git('status', '--porcelain') === '' ? 'HEAD~1' : 'HEAD'));
};

function checkOut(revision: string): string {
  const folder = path.join(projectRoot, '.cache/bench-gate', revision);
  if (!existsSync(folder)) {
    git('worktree', 'prune');
    git('worktree', 'add', '--detach', folder, revision);
    // Both sides use today's packages: the gate measures our code, not package updates.
    symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
  }
  return folder;
}

/**
 * One warmed-up start. Each round starts anew, because start-up luck moves a process by more than the difference
 * measured.
 */
async function microsOf(target: Target): Promise<number> {
  const server = await startTarget(target, '.cache/bench-data');
  const url = urlOf(target, target.path);
  await load(server.pid, { url, seconds: 2, coding: '' });
  const { cpuMicros, failed } = await load(server.pid, { url, seconds, coding: '' });
  await server.stop();
  if (failed > 0) throw new Error(`${failed} requests failed`);
  return cpuMicros;
}

export async function gate(): Promise<number> {
  const target = readTargets().find(({ name }) => name === 'ours-rendered');
  if (!target) throw new Error('There is no target ours-rendered');
  const revision = otherRevision();
  const other = checkOut(revision);
  for (const root of [projectRoot, other])
    execFileSync(process.execPath, [path.join(root, 'bench/home/build.ts')], { cwd: root, stdio: 'inherit' });
  const before = { ...target, cwd: path.join(other, target.cwd) };
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    // The order alternates, so that a machine that grows busier favours neither side.
    const [first, second] = round % 2 === 0 ? [target, before] : [before, target];
    const one = await microsOf(first);
    const two = await microsOf(second);
    const [here, there] = first === target ? [one, two] : [two, one];
    ratios.push(here / there);
    console.log(`${round}/${rounds}: ${shown(here, 1)} µs here, ${shown(there, 1)} there: ${shown(here / there, 3)}`);
  }
  const ratio = median(ratios);
  const isGood = ratio <= mostOf;
  console.log(`${shown(ratio, 3)} of ${revision.slice(0, 8)}: ${isGood ? 'good' : `more than ${mostOf}`}`);
  return isGood ? 0 : 1;
}
