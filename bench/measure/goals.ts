// The goals of the fixture page on the server's side, each beside the figure of this run.
import { median, shown, table } from './median.ts';
import type { Coding, Round } from './measureServer.ts';
import type { Bytes } from './answerBytes.ts';

export type Measured = Record<string, { rounds: Round[]; bytes: Bytes }>;

export const middle = (measured: Measured, name: string, valueOf: (round: Round) => number): number =>
  median((measured[name]?.rounds ?? []).map(valueOf));

const kilobytes = (bytes: number | undefined) => shown((bytes ?? NaN) / 1000, 2);

export function goalTable(measured: Measured): string {
  const cpu = (name: string, coding: Coding = '') => middle(measured, name, ({ loads }) => loads[coding].cpuMicros);
  const rate = (name: string) => middle(measured, name, ({ loads }) => loads[''].perSecond);
  const p99 = (name: string) => middle(measured, name, ({ loads }) => loads[''].p99);
  const bytes = measured['ours-cached']?.bytes;
  const rows: [what: string, goal: string, figure: string, met: boolean][] = [];
  const row = (what: string, goal: string, value: number, digits: number, met: boolean, note = '') =>
    rows.push([what, goal, `${shown(value, digits)}${note}`, met]);

  const ofRaw = cpu('raw-node') / cpu('ours-cached');
  row(
    'cached page, of raw node by CPU',
    '≥ 0.90',
    ofRaw,
    2,
    ofRaw >= 0.9,
    ` (${shown(rate('ours-cached') / rate('raw-node'), 2)} by requests a second)`,
  );
  row(
    'cached page, p99 ms',
    '≤ 3',
    p99('ours-cached'),
    1,
    p99('ours-cached') <= 3,
    ` (raw node ${shown(p99('raw-node'), 1)})`,
  );
  for (const coding of ['gzip', 'br'] as const) {
    const slower = cpu('ours-cached', coding) / cpu('ours-cached');
    row(`cached page, ${coding} against identity by CPU`, '≤ 1.05', slower, 2, slower <= 1.05);
  }
  const rendered = cpu('ours-rendered');
  row(
    'rendered per request, CPU µs',
    '≤ 370',
    rendered,
    0,
    rendered <= 370,
    ` (bare express + React here: ${shown(cpu('express-react'))})`,
  );
  const twice = cpu('express-react') / rendered;
  row(
    'rendered per request, times bare express + React by CPU',
    '≥ 1.96',
    twice,
    2,
    twice >= 1.96,
    ` (${shown(rate('ours-rendered'))} requests a second against ${shown(rate('express-react'))})`,
  );
  row('HTML + critical CSS, kB br', '≤ 7.3', Number(kilobytes(bytes?.htmlBr)), 2, (bytes?.htmlBr ?? NaN) <= 7300);
  row(
    'script before first paint, with that of the fixture, kB br',
    '≤ 1',
    Number(kilobytes(bytes?.inlineScriptBr)),
    2,
    (bytes?.inlineScriptBr ?? NaN) <= 1000,
  );
  row('script in all, kB br', '≤ 77', Number(kilobytes(bytes?.scriptBr)), 1, (bytes?.scriptBr ?? NaN) <= 77_000);
  const idle = middle(measured, 'ours-cached', ({ idleMb }) => idleMb);
  row('memory idle, MB', '≤ 75', idle, 0, idle <= 75);
  const last = measured['ours-cached']?.rounds.at(-1);
  row(
    'memory after load, MB',
    '≤ 120',
    last?.loadedMb ?? NaN,
    0,
    (last?.loadedMb ?? NaN) <= 120,
    ` (after ${last?.requests ?? 0} requests)`,
  );
  const start = middle(measured, 'ours-cached', ({ startMs }) => startMs);
  row('start to first answer, ms', '≤ 150', start, 0, start <= 150);
  const cold = middle(measured, 'ours-cached', ({ coldStartMs }) => coldStartMs);
  row('start with an empty data folder, ms', '≤ 300', cold, 0, cold <= 300);
  return table(
    ['', 'goal', 'figure', ''],
    rows.map(([what, goal, figure, met]) => [what, goal, figure, met ? 'met' : '**missed**']),
  );
}
