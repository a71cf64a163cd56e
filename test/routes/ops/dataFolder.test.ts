// A data folder that cannot be made: site and staff commands say so and name the setting, instead of hanging.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inside, root } from '../../support/app.ts';

/** What a program prints before it ends with a fault; one that hangs is killed. */
async function saidBy(file: string, dataDir: string, ...words: string[]): Promise<string> {
  const env = { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir };
  const options = { cwd: root, env, timeout: 60_000, killSignal: 'SIGKILL' } as const;
  try {
    await promisify(execFile)(process.execPath, ['--no-warnings', file, ...words], options);
    return '';
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
}

inside('a data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-folder-'));
  const file = join(folder, 'file');
  beforeAll(() => writeFileSync(file, ''));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const site = 'dist/server/start.cjs';
  test.each([
    ['where nothing can be made', site, '/proc/site/data', 'cannot be made'],
    ['below a file', site, join(file, 'data'), 'cannot be made'],
    ['that is a file', site, file, 'is no folder'],
    ['where nothing can be made, for staff', 'src/server/cli/leads.ts', '/proc/site/data', 'cannot be made'],
    [
      'where nothing can be made, for a link to a draft',
      'src/server/cli/articles.ts',
      '/proc/site/data',
      'cannot be made',
    ],
  ])('%s is named', async (_, program, dataDir, said) => {
    const words = program.endsWith('articles.ts') ? ['preview', 'partner-directions'] : ['list'];
    const text = await saidBy(program, dataDir, ...(program === site ? [] : words));
    expect(text).toMatch(new RegExp(`^DATA_DIR: .*${said}`));
  });
});
