// The site's files belong to its own user, in every mode: no file or folder gives any permission to others.
import { execFile } from 'node:child_process';
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inside, root } from '../../support/app.ts';
import { entriesFor } from '../../support/formEntries.ts';
import { eventually } from '../../support/eventually.ts';
import { samplePdf } from '../../support/sampleFiles.ts';
import { startServer, type ServerProcess } from '../../support/serverProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-own-'));
let umask = 0;
beforeAll(() => void (umask = process.umask(0o022)));
afterAll(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Everything accessible to others below `place`, except inside the copies of content/, which is public: only their
 * folder is closed.
 */
function openedIn(place: string): string[] {
  // The site keeps running: temporary files may vanish meanwhile.
  const found = lstatSync(place, { throwIfNoEntry: false });
  if (!found) return [];
  const wrong = (found.mode & 0o077) === 0 ? [] : [`${place} ${(found.mode & 0o777).toString(8)}`];
  if (!found.isDirectory() || place.endsWith('/content')) return wrong;
  return [...wrong, ...readdirSync(place).flatMap((name) => openedIn(join(place, name)))];
}

/** Sends an enquiry with a file, and creates an account. */
async function use({ base, post }: ServerProcess): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(entriesFor('contactUs', 'en')))
    for (const one of [value].flat()) form.append(name, one);
  form.append('attachments', new Blob([new Uint8Array(samplePdf())]), 'plan.pdf');
  const headers = { Accept: 'application/json' };
  expect((await fetch(`${base}/en/contact_us`, { method: 'POST', headers, body: form })).status).toBe(200);
  const password = 'Harbour-2026';
  const person = { userName: 'owner', email: 'owner@example.com', agreement: 'yes', password, confirm: password };
  await (await post('/en/register', person)).text();
}

const command = (name: string, words: readonly string[], dataDir: string) =>
  promisify(execFile)(process.execPath, ['--no-warnings', `src/server/cli/${name}.ts`, ...words], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
  });

inside('what the site keeps is closed to others', () => {
  test('in a folder that an older version left open, in its backup, and restored', async () => {
    const dataDir = join(folder, 'site');
    mkdirSync(join(dataDir, 'mail'), { recursive: true });
    const first = await startServer({ env: { DATA_DIR: dataDir } });
    await use(first);
    await eventually(() => readdirSync(join(dataDir, 'mail')).length > 1, true);
    // The permissions of older versions; while the site runs, all three files exist.
    expect(readdirSync(dataDir).filter((name) => name.startsWith('site.db'))).toHaveLength(3);
    expect(openedIn(dataDir)).toEqual([]);
    for (const name of ['', 'site.db', 'site.db-wal', 'site.db-shm', 'mail']) chmodSync(join(dataDir, name), 0o755);
    const second = await startServer({ env: { DATA_DIR: dataDir } });
    expect(openedIn(dataDir)).toEqual([]);
    const saved = join(folder, 'saved');
    await command('backup', [saved], dataDir);
    await second.stop();
    await first.stop();
    expect(openedIn(saved)).toEqual([]);
    for (const name of ['site.db', 'secret']) chmodSync(join(saved, name), 0o644);
    const again = join(folder, 'again');
    await command('restore', [saved], again);
    expect(readdirSync(again).sort()).toEqual(expect.arrayContaining(['files', 'secret', 'site.db']));
    expect(openedIn(again)).toEqual([]);
  });

  test('by several processes', async () => {
    const dataDir = join(folder, 'several');
    const server = await startServer({ env: { DATA_DIR: dataDir, WORKERS: '2' } });
    await use(server);
    expect(openedIn(dataDir)).toEqual([]);
    await server.stop();
  });

  test('with a remote back end, whose answers it remembers', async () => {
    const keeper = await startServer();
    const dataDir = join(folder, 'remote');
    const server = await startServer({ env: { DATA_DIR: dataDir, API_BASE: keeper.base } });
    await use(server);
    await fetch(`${server.base}/en/`);
    await eventually(() => readdirSync(join(dataDir, 'snapshot')).length > 0, true);
    expect(openedIn(dataDir)).toEqual([]);
    await server.stop();
    await keeper.stop();
  });
});
