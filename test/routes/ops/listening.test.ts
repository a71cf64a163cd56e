// An address on which the site cannot listen: the start ends with a sentence that names the setting, with workers as well.
import { inside } from '../../support/app.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saidBy } from '../../support/saidBy.ts';

inside('HOST', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-host-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  test.each([
    ['192.0.2.1', '1', 'this machine has no such address'],
    ['192.0.2.1', '2', 'this machine has no such address'],
    ['nowhere.invalid', '1', '(there is no such address|the name cannot be looked up)'],
    ['http://localhost', '1', '(there is no such address|the name cannot be looked up)'],
  ])('%s is named, with WORKERS=%s', async (host, workers, said) => {
    const text = await saidBy(['dist/server/start.cjs'], { DATA_DIR: dataDir, HOST: host, WORKERS: workers });
    expect(text).toMatch(new RegExp(`^HOST: ${said} \\(.*\\)\\n$`));
  });
});
