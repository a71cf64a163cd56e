// A file of texts that is no JSON: the build names it, before anything is made.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../support/app.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'site-texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the build says which file of texts cannot be read, and where', async () => {
  for (const name of ['scripts', 'src', 'content', 'locales', 'package.json', 'webpack.config.ts', 'babel.config.json'])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const spoil = (name: string, change: (text: string) => string) => {
    const file = path.join(folder, 'locales', name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };
  spoil('pt/cdn.json', (text) => text.replace('",\n', '"\n'));
  spoil('jp/cdn.json', () => '');
  const built = promisify(execFile)(process.execPath, ['--no-warnings', 'scripts/build.ts'], {
    cwd: folder,
    timeout: 60_000,
  });
  await expect(built).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/\nlocales\/pt\/cdn\.json: .*line 3.*\nlocales\/jp\/cdn\.json: .*\n$/),
  });
  expect(existsSync(path.join(folder, 'builds'))).toBe(false);
});
