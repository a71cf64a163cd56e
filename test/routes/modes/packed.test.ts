// `npm run pack` produces everything production needs: every command of staff and ops runs from exactly those files.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { entriesFor } from '../../support/formEntries.ts';
import { startServer } from '../../support/serverProcess.ts';

const home = mkdtempSync(path.join(tmpdir(), 'packed-'));
const folder = path.join(home, 'site');
const dataDir = path.join(home, 'data');

/** Each command that works while the site runs, with the words it takes. */
const besideTheSite = [
  ['leads', 'list'],
  ['accounts', 'list'],
  ['agents', 'list'],
  ['newsletter', 'list'],
  ['outbox', 'list'],
  ['new:article', 'harbour-notes'],
  ['articles', 'list'],
  ['settings'],
  ['missing'],
  ['backup', path.join(home, 'backup')],
] as const;

/** Commands that answer that they need the sources. */
const ofSources =
  'dev pack faults advisories test:all test:nginx pages:figures bench bench:pages bench:search bench:tail'.split(' ');

/**
 * The other commands of the README: run by other tests here, or of packages that production lacks. This folder has all
 * packages of the lockfile, so these cannot be tried in it.
 */
const others = ['release', 'rollback', 'restore', 'check', 'format', 'jest', 'mutate', 'sbom'];

beforeAll(() => {
  const packed = spawnSync(process.execPath, ['--no-warnings', 'scripts/pack.ts', folder], { encoding: 'utf8' });
  if (packed.status !== 0) throw new Error(packed.stderr);
  // All packages of the lockfile; knip checks which of them production may use.
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Runs `npm run <name> -- <words>` in that folder. */
function command(name: string, ...words: string[]) {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
  const run = spawnSync(process.execPath, ['scripts/run.mjs', name, ...words], { cwd: folder, env, encoding: 'utf8' });
  return { status: run.status, said: run.stdout + run.stderr };
}

test('the archive holds the build, the content, the texts and no test', () => {
  const { stdout } = spawnSync('tar', ['-tzf', `${folder}.tgz`], { encoding: 'utf8' });
  for (const name of [
    'dist',
    'content/site.yaml',
    'locales/en/mail.json',
    'src/server/cli/leads.ts',
    'package-lock.json',
  ])
    expect(stdout).toContain(`${name}\n`);
  expect(stdout).not.toMatch(/^(test|bench|node_modules|\.env|var)\//m);
});

test('another user than the build’s owner can read all of the build', () => {
  const { stdout } = spawnSync('tar', ['-tvzf', `${folder}.tgz`], { encoding: 'utf8' });
  const closed = stdout.split('\n').filter((line) => / builds\//.test(line) && !/^.{7}r/.test(line));
  expect(closed).toEqual([]);
});

test('the site serves from it, and staff and ops work beside it', async () => {
  const site = await startServer({ folder, env: { DATA_DIR: dataDir } });
  try {
    expect((await fetch(`${site.base}/zh-tw/cdn`)).status).toBe(200);
    const sent = await site.post('/en/contact_us', entriesFor('contactUs', 'en', {}), 'application/json');
    const { result } = (await sent.json()) as { result: { reference: string } };
    expect(command('leads', 'show', result.reference)).toMatchObject({
      status: 0,
      said: expect.stringContaining(result.reference),
    });
    for (const [name, ...words] of besideTheSite)
      expect([name, command(name, ...words)]).toEqual([name, expect.objectContaining({ status: 0 })]);
    expect(command('articles', 'list').said).toMatch(/^harbour-notes .*draft \(en/m);
  } finally {
    await site.stop();
  }
  expect(command('missing', 'nonsense')).toMatchObject({ status: 2, said: expect.stringContaining('nonsense') });
  const restored = command('restore', path.join(home, 'backup'), '--replace');
  expect(restored).toMatchObject({ status: 0, said: expect.stringContaining('1 enquiries') });
  // No site is running to take the build, but it is still tried out.
  expect(command('release').said).toContain('starts and shows a page');
  expect(command('rollback').said).toContain('there is no build before this one');
});

test('no command of the README is left out here', () => {
  const named = [...readFileSync('README.md', 'utf8').matchAll(/`npm run (?:--silent )?([a-z:]+)/g)].map(
    ([, name]) => name,
  );
  expect(named.toSorted()).toEqual([...besideTheSite.map(([name]) => name), ...ofSources, ...others].toSorted());
});

test('commands that need the sources say so', () => {
  for (const name of ofSources)
    expect([name, command(name)]).toEqual([
      name,
      { status: 2, said: expect.stringContaining(`"${name}" belongs to the sources`) },
    ]);
});

test('each machine gets the pinned Node of its own kind', () => {
  const { packages } = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, object>;
  };
  for (const cpu of ['x64', 'arm64'])
    expect([cpu, packages[`node_modules/node-linux-${cpu}`]]).toEqual([
      cpu,
      expect.objectContaining({ cpu, os: 'linux', optional: true, bin: { node: 'bin/node' } }),
    ]);
});

test('nothing that ops use names one kind of processor', () => {
  for (const file of ['deploy/Containerfile', 'deploy/cocloud.service', 'docs/runbook.md'])
    expect([file, readFileSync(file, 'utf8')]).toEqual([file, expect.not.stringMatching(/linux-(x64|arm64)/)]);
  // Of whatever kind the installed Node is.
  expect(existsSync('node_modules/.bin/node')).toBe(true);
});
