// `npm run advisories`: lists known vulnerabilities of the production packages; fails on high and critical ones.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { verdictOf } from './advisories/verdictOf.ts';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const { stdout } = spawnSync(npm, ['audit', '--omit=dev', '--package-lock-only', '--json'], {
  cwd: path.join(import.meta.dirname, '..'),
  encoding: 'utf8',
  timeout: 60_000,
});
const verdict = verdictOf(stdout ?? '');
if (verdict.kind === 'unanswered') {
  console.log('advisories: NOT CHECKED, this registry does not answer npm audit; check where one does');
} else {
  for (const line of verdict.told) console.log(`advisories: ${line}`);
  if (verdict.kind === 'known') for (const line of verdict.faults) console.error(`advisories: ${line}`);
  else console.log('advisories: nothing high or critical is known');
}
process.exit(verdict.kind === 'known' ? 1 : 0);
