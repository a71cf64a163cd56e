// The runbook explains every event that the log may hold.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const runbook = readFileSync(path.join(root, 'docs/runbook.md'), 'utf8');

test('docs/runbook.md lists every event of the log', () => {
  const events = globSync('src/server/**/*.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/\blog\.(?:info|warn|error)\(\s*'([\w.]+)'/g)].map(
      ([, event = '']) => event,
    ),
  );
  expect(events.length).toBeGreaterThan(20);
  expect([...new Set(events)].filter((event) => !runbook.includes(`\`${event}\``))).toEqual([]);
});
