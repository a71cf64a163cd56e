// Every metric that alarms and the dashboard read is measured, and the runbook explains each alarm.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { openMetrics } from '../../src/server/ops/metrics.ts';
import { root } from '../support/app.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

type Rule = { alert: string; expr: string };
const { groups } = parse(read('deploy/grafana/alerts.yaml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('deploy/grafana/dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

test('every metric they name exists', async () => {
  const known = (await openMetrics().registry.getMetricsAsJSON()).map(({ name }) => name);
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  const named = expressions.flatMap((expr) => expr.match(/\b[a-z]+(?:_[a-z0-9]+)+\b(?!\()/g) ?? []);
  const missing = named.filter(
    (name) => name !== 'histogram_quantile' && !known.includes(name.replace(/_bucket$/, '')),
  );
  expect(named.length).toBeGreaterThan(15);
  expect(missing).toEqual([]);
});

test('every alarm has a row in the runbook, and every row an alarm', () => {
  const rows = [...read('docs/runbook.md').matchAll(/^\| `((?:Site|Outbox|Leads|Sms)\w+)` \|/gm)].map(
    ([, name]) => name,
  );
  expect(rows).toEqual(rules.map(({ alert }) => alert));
});
