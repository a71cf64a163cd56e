// `npm run test:nginx`: runs the route suite and the nginx checks against the built site behind deploy/nginx.conf.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { checksOf } from './nginx/checks.ts';
import { findNginx, startNginx } from './nginx/startNginx.ts';
import { startSite } from './startSite.ts';

const root = path.join(import.meta.dirname, '..');
const missing = 3;

const nginx = findNginx();
if (!nginx) {
  console.error('nginx is missing, so nothing was tested. On Debian: apt-get install nginx-light');
  process.exit(missing);
}

const site = await startSite(path.join(root, 'dist'));
const front = await startNginx(nginx, site.port);
console.log(`nginx: ${front.base} in front of the site on port ${site.port}`);

let failed = 0;
const checks = checksOf(nginx, front);
for (const { name, run } of checks) {
  try {
    await run();
    console.log(`  ok      ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`  FAILED  ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
console.log(`nginx: ${checks.length - failed} checks passed, ${failed} failed`);

// With the options of Node that run.mjs gave to this script.
const jest = [...process.execArgv, 'node_modules/jest/bin/jest.js', '--selectProjects', 'routes'];
const suite = spawnSync(process.execPath, [...jest, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, TEST_BASE: front.base },
});

await front.stop();
await site.stop();
process.exit(failed > 0 ? 1 : (suite.status ?? 1));
