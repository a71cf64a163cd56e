// `npm run release` where nothing can be switched: a sentence, and the build stays as it was.
import { execFile } from 'node:child_process';
import { mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../support/app.ts';

test.each(['', '{"pid":', '{}', 'null', '{"pid":"1"}'])('a damaged running.json, %j, is named', async (text) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-released-'));
  const file = path.join(dataDir, 'running.json');
  writeFileSync(file, text);
  const before = readlinkSync(path.join(root, 'dist'));
  await expect(
    promisify(execFile)(process.execPath, ['--no-warnings', 'scripts/release.ts'], {
      cwd: root,
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    }),
  ).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(`^release: ${file} is damaged, nothing has changed`),
  });
  expect(readlinkSync(path.join(root, 'dist'))).toBe(before);
  rmSync(dataDir, { recursive: true });
});
