// `npm run release` and `rollback` beside a site: ended, run twice, refused, or where another program has the site's number.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../support/app.ts';
import { eventually } from '../../support/eventually.ts';
import { ownProject, startServer, type OwnProject } from '../../support/serverProcess.ts';
import { runningOf } from '../../support/workers.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'site-released-'));
let project: OwnProject;

beforeAll(() => {
  project = ownProject();
  for (const part of ['scripts', 'src/server', 'package.json'])
    cpSync(path.join(root, part), path.join(project.folder, part), { recursive: true });
  project.build();
});
afterAll(() => {
  project.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

function release(words: readonly string[] = [], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--no-warnings', 'scripts/release.ts', ...words], {
    cwd: project.folder,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => void (said += text.toString()));
  const ended = once(child, 'close').then(() => said);
  return { end: (signal: NodeJS.Signals) => child.kill(signal), ended };
}

/** How many processes run a build of the project. */
const running = (): number =>
  spawnSync('ps', ['-A', '-o', 'args='], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line.includes(project.folder) && line.endsWith('/server/start.cjs')).length;

const current = (): string => readlinkSync(path.join(project.folder, 'dist'));

test.each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)(
  'a rollback that is ended by %s while it tries the build leaves nothing behind, and dist as it was all the time',
  async (signal) => {
    const before = current();
    const { end, ended } = release(['--back']);
    await eventually(running, 1);
    expect(current()).toBe(before);
    end(signal);
    expect(await ended).toBe(`release: ended by ${signal}, nothing has changed\n`);
    expect([running(), current()]).toEqual([0, before]);
  },
);

test('a rollback to a build that does not start leaves dist as it is all the time', async () => {
  const before = current();
  const broken = path.join(project.folder, 'builds', '20260101-000001-broken', 'server');
  mkdirSync(broken, { recursive: true });
  writeFileSync(path.join(broken, 'start.cjs'), `setTimeout(() => process.exit(3), 1000);`);
  const { ended } = release(['--back']);
  await eventually(running, 1);
  expect(current()).toBe(before);
  expect(await ended).toMatch(
    /^release: build 20260101-000001-broken does not work, nothing has changed: .*ended with 3/,
  );
  expect(current()).toBe(before);
  rmSync(path.dirname(broken), { recursive: true });
});

test('a second release waits for the first to end', async () => {
  const first = release();
  await eventually(running, 1);
  expect(await release().ended).toMatch(/^release: another release or rollback is under way/);
  expect(await first.ended).toContain('starts and shows a page');
  expect(await release().ended).toContain('starts and shows a page');
});

test('a site that listens elsewhere than on 127.0.0.1 can be released', async () => {
  expect(await release([], { HOST: '192.0.2.1' }).ended).toContain('starts and shows a page');
  expect(running()).toBe(0);
});

test('another program that has the number of a site that has ended is left alone', async () => {
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const file = path.join(dataDir, 'running.json');
  writeFileSync(file, JSON.stringify({ pid: stranger.pid, workers: 2, build: 'gone', reloads: 0, refused: '' }));
  expect(await release().ended).toContain(`no site runs on ${dataDir}`);
  expect(stranger.signalCode).toBeNull();
  stranger.kill();
  rmSync(file);
});

test('a release and a rollback switch every process of a running site, and stay for its next start', async () => {
  const site = await startServer({ folder: project.folder, env: { WORKERS: '2' } });
  const entry = async () => /\/assets\/client\.\w+\.js/.exec(await (await fetch(`${site.base}/en`)).text())?.[0];
  const at = { DATA_DIR: site.dataDir };
  try {
    await eventually(() => runningOf(site).workers, 2);
    const before = [current(), await entry()];
    const made = project.build();
    expect(await entry()).toBe(before[1]);
    expect(await release([], at).ended).toMatch(/all 2 workers run 20260101-\S+; before: 20260101-/);
    expect(await entry()).toBe(made);
    expect(await release(['--back'], at).ended).toMatch(/all 2 workers run 20260101-/);
    expect([current(), await entry()]).toEqual(before);
  } finally {
    await site.stop();
  }
});

test('a build that the site refuses is not taken by its next start', async () => {
  const site = await startServer({ folder: project.folder, env: { WORKERS: '2' } });
  const before = current();
  try {
    await eventually(() => runningOf(site).workers, 2);
    project.build();
    expect(current()).not.toBe(before);
    // It cannot start on this database; the workers that run have theirs open.
    for (const name of readdirSync(site.dataDir).filter((one) => one.startsWith('site.db')))
      renameSync(path.join(site.dataDir, name), path.join(site.dataDir, `kept.${name}`));
    writeFileSync(path.join(site.dataDir, 'site.db'), 'x'.repeat(8_192));
    expect(await release([], { DATA_DIR: site.dataDir }).ended).toMatch(/has not taken it: .*is damaged/);
    expect(current()).toBe(before);
  } finally {
    await site.stop();
  }
});
