// A data folder that cannot be made or used: site and staff commands say so and name the setting, instead of hanging.
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inside, root } from '../../support/app.ts';
import { saidBy } from '../../support/saidBy.ts';

const site = 'dist/server/start.cjs';
const leads = 'src/server/cli/leads.ts';

/** Root may write everywhere: then another user tries, if it can read the project. */
const isRoot = process.getuid?.() === 0;
const other = 65_534;
const canRead = (): boolean =>
  spawnSync(process.execPath, [join(root, 'scripts/run.mjs')], { uid: other, gid: other, stdio: 'ignore' }).status ===
  2;
const user = isRoot ? other : undefined;
const asUser = !isRoot || canRead() ? test : test.skip;

inside('a data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-folder-'));
  const file = join(folder, 'file');
  beforeAll(() => writeFileSync(file, ''));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each([
    ['where nothing can be made', [site], '/proc/site/data', 'cannot be made'],
    ['below a file', [site], join(file, 'data'), 'cannot be made'],
    ['that is a file', [site], file, 'is no folder'],
    ['where nothing can be made, for staff', [leads, 'list'], '/proc/site/data', 'cannot be made'],
    [
      'where nothing can be made, for a link to a draft',
      ['src/server/cli/articles.ts', 'preview', 'partner-directions'],
      '/proc/site/data',
      'cannot be made',
    ],
  ] as const)('%s is named', async (_, program, dataDir, said) => {
    expect(await saidBy(program, { DATA_DIR: dataDir })).toMatch(new RegExp(`^DATA_DIR: .*${said}`));
  });

  asUser.each([
    ['site', [site]],
    ['staff', [leads, 'list']],
  ] as const)('that another user has made is named to %s, in one line', async (_, program) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'site-foreign-'));
    chmodSync(dataDir, isRoot ? 0o755 : 0o555);
    expect(await saidBy(program, { DATA_DIR: dataDir }, { user })).toMatch(
      /^DATA_DIR: .* may not be written to by .*\n$/,
    );
    rmSync(dataDir, { recursive: true });
  });

  (isRoot ? asUser : test.skip).each([
    ['site', [site]],
    ['staff', ['src/server/cli/articles.ts', 'preview', 'partner-directions']],
  ] as const)('whose key only root may read is named to %s, in one line', async (_, program) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'site-foreign-'));
    chownSync(dataDir, other, other);
    writeFileSync(join(dataDir, 'secret'), 'x'.repeat(64), { mode: 0o600 });
    expect(await saidBy(program, { DATA_DIR: dataDir }, { user })).toMatch(/secret may not be read by this user.*\n$/);
    rmSync(dataDir, { recursive: true });
  });

  // The second is what commands of ours leave, whose umask is 077.
  (isRoot ? asUser : test.skip).each([
    ['for all to see', 0o755, /^DATA_DIR: .*mail belongs to another user.*\n$/],
    ['for itself', 0o700, /^DATA_DIR: .*mail may not be written to by this user.*\n$/],
  ])('in which root has made a folder %s is named, in one line', async (_, mode, said) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'site-foreign-'));
    chownSync(dataDir, other, other);
    mkdirSync(join(dataDir, 'mail'));
    // Whatever the umask of the machine is.
    chmodSync(join(dataDir, 'mail'), mode);
    expect(await saidBy([site], { DATA_DIR: dataDir }, { user })).toMatch(said);
    rmSync(dataDir, { recursive: true });
  });
});
