// What a start says of settings: of an address on which it cannot listen, with workers as well, and of names in `.env` that mean nothing.
import { inside } from '../../support/app.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

  test('a misspelt name in .env is named with its line, and what Node reads is not', async () => {
    const lines = ['# COCloud', 'NODE_OPTIONS=--no-warnings', 'FORM_LIMTI=5', 'export HOST = 192.0.2.1', 'TZ=UTC'];
    writeFileSync(join(dataDir, '.env'), lines.join('\n'));
    const text = await saidBy(['dist/server/start.cjs'], { DATA_DIR: dataDir, HOST: '192.0.2.1' }, { cwd: dataDir });
    expect(text.split('\n')[0]).toBe('.env, line 3: FORM_LIMTI is no setting of the site');
    expect(text).toMatch(/HOST: this machine has no such address/);
  });
});
