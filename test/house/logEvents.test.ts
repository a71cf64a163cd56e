// The runbook explains every event that the log may hold, and the log takes out none of what an event is meant to say.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const runbook = readFileSync(path.join(root, 'docs/runbook.md'), 'utf8');

const sources = globSync('src/server/**/*.ts', { cwd: root }).map((file) =>
  readFileSync(path.join(root, file), 'utf8'),
);

test('docs/runbook.md lists every event of the log', () => {
  const events = sources.flatMap((source) =>
    [...source.matchAll(/\blog\.(?:info|warn|error)\(\s*'([\w.]+)'/g)].map(([, event = '']) => event),
  );
  expect(events.length).toBeGreaterThan(20);
  expect([...new Set(events)].filter((event) => !runbook.includes(`\`${event}\``))).toEqual([]);
});

test('no event has a field that the log removes as a secret', () => {
  const removed = /paths: \[([^\]]+)\]/
    .exec(sources.find((source) => source.includes('redact:')) ?? '')?.[1]
    ?.match(/\w+/g);
  expect(removed).toContain('code');
  const fields = new RegExp(`\\b(?:${removed?.join('|')})(?:[:,]| \\})`);
  const calls = sources.flatMap((source) =>
    source
      .split(/\blog\.(?:info|warn|error)\(/)
      .slice(1)
      .map((rest) => rest.split(');')[0] ?? ''),
  );
  expect(calls.length).toBeGreaterThan(20);
  expect(calls.filter((call) => fields.test(call))).toEqual([]);
});
