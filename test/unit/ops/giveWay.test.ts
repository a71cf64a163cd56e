// Where a process may not lower its priority, as under a filter of system calls, content and visitors' files are read all the same.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentDir } from '../../support/backendParts.ts';
import { samplePdf } from '../../support/sampleFiles.ts';

const root = path.resolve(__dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'site-priority-'));
const forbidden = path.join(folder, 'forbidden.cjs');
const pdf = path.join(folder, 'plan.pdf');
beforeAll(() => {
  writeFileSync(forbidden, `require('node:os').setPriority = () => { throw new Error('EPERM'); };`);
  writeFileSync(pdf, samplePdf('plan'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const program = (name: string): string => path.join(root, 'dist/server', name);

test.each([
  ['content', program('readContent.cjs'), [contentDir, path.join(root, 'dist'), folder], undefined, 'folder'],
  ['a visitor’s file', program('inspect.cjs'), [], { path: pdf, name: 'plan.pdf' }, 'found'],
])('%s', async (_, file, words, request, answered) => {
  const child = fork(file, words, { execArgv: ['--require', forbidden], silent: true });
  const told = once(child, 'message');
  const ended = once(child, 'exit').then(([code]) => [{ ended: code as number }]);
  if (request) child.send(request);
  const [answer] = await Promise.race([told, ended]);
  child.kill();
  expect(answer).toMatchObject({ [answered]: answered === 'found' ? { type: 'pdf' } : expect.any(String) });
});

test('the unit of systemd lets a process lower its priority', () => {
  const filters = readFileSync(path.join(root, 'deploy/cocloud.service'), 'utf8').match(/^SystemCallFilter=.*$/gm);
  expect(filters?.at(-1)).toBe('SystemCallFilter=setpriority');
});
