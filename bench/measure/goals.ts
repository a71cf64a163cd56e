// Builds the table of server goals for the fixture page, each beside the figure of this run.
import { median, shown, table } from './results.ts';
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
    'cached page, of raw node with three headers by CPU',
    '≥ 0.95',
    ofRaw,
    2,
    ofRaw >= 0.95,
    ` (${shown(rate('ours-cached') / rate('raw-node'), 2)} by requests a second)`,
  );
  const ofSameHeaders = cpu('raw-node-headers') / cpu('ours-cached');
  row('cached page, of raw node with our headers by CPU', '≥ 1.15', ofSameHeaders, 2, ofSameHeaders >= 1.15);
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
  for (const coding of ['', 'gzip', 'br'] as const) {
    const times = cpu('express-react', coding) / cpu('ours-rendered', coding);
    row(
      `rendered per request, ${coding || 'identity'}, times bare express + React by CPU`,
      '≥ 7',
      times,
      2,
      times >= 7,
      ` (${shown(cpu('ours-rendered', coding))} µs against ${shown(cpu('express-react', coding))})`,
    );
  }
  row('HTML + critical CSS, kB br', '≤ 7.3', Number(kilobytes(bytes?.htmlBr)), 2, (bytes?.htmlBr ?? NaN) <= 7300);
  row(
    'script before first paint, with that of the fixture, kB br',
    '≤ 1',
    Number(kilobytes(bytes?.inlineScriptBr)),
    2,
    (bytes?.inlineScriptBr ?? NaN) <= 1000,
  );
  row('script in all, kB br', '≤ 77', Number(kilobytes(bytes?.scriptBr)), 1, (bytes?.scriptBr ?? NaN) <= 77_000);
  const bare = (valueOf: (round: Round) => number) => middle(measured, 'express-react', valueOf);
  const idle = middle(measured, 'ours-cached', ({ idleMb }) => idleMb);
  const idleOf = idle / bare(({ idleMb }) => idleMb);
  row('memory idle, of bare express + React', '≤ 1.4', idleOf, 2, idleOf <= 1.4, ` (${shown(idle)} MB)`);
  const last = measured['ours-cached']?.rounds.at(-1);
  const loaded = last?.loadedMb ?? NaN;
  row('memory after load, MB', '≤ 110', loaded, 0, loaded <= 110, ` (after ${last?.requests ?? 0} requests)`);
  const renderedMb = middle(measured, 'ours-rendered', ({ loadedMb }) => loadedMb);
  row('memory after load, rendered, MB', '≤ 190', renderedMb, 0, renderedMb <= 190);
  const start = middle(measured, 'ours-cached', ({ startMs }) => startMs);
  const startOf = start / bare(({ startMs }) => startMs);
  row('start to first answer, of bare express + React', '≤ 1.6', startOf, 2, startOf <= 1.6, ` (${shown(start)} ms)`);
  return table(
    ['', 'goal', 'figure', ''],
    rows.map(([what, goal, figure, met]) => [what, goal, figure, met ? 'met' : '**missed**']),
  );
}
