// The sweep of databases that a restore moved aside removes old ones, and nothing else of the data folder.
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replacedFolder, sweepReplaced } from '../../../src/server/ops/dataFiles.ts';

test('old ones go, new ones and all else stay', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-replaced-'));
  for (const folder of [replacedFolder(dataDir, 1_000), replacedFolder(dataDir, 2_000), join(dataDir, 'files')]) {
    mkdirSync(folder);
    writeFileSync(join(folder, 'site.db'), '');
  }
  mkdirSync(join(dataDir, 'before-restore-by-hand'));
  expect(await sweepReplaced(dataDir, 2_000)).toBe(1);
  expect(readdirSync(dataDir).toSorted()).toEqual(['before-restore-2000', 'before-restore-by-hand', 'files']);
  expect(await sweepReplaced(join(dataDir, 'nowhere'), 2_000)).toBe(0);
});
