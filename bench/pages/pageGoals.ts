// Builds the table of browser goals, each beside the figure of this run.
import type { Bytes } from '../measure/answerBytes.ts';
import { median, shown, table } from '../measure/results.ts';
import type { Row } from './rows.ts';
import type { SecondPage, Visit } from './visitPage.ts';
import type { Watched } from './watchPage.ts';

export type Measured = { line: string; row: Row; size: Bytes; cold: Visit[]; used: Watched[]; second: SecondPage[] }[];

export function pageGoals(measured: Measured): string {
  const fixture = (line: string) => measured.find((each) => each.line === line && each.row.site === 'ours-cached');
  const ceiling = (line: string) => measured.find((each) => each.line === line && each.row.site === 'raw-node-inline');
  const fcp = (of: Measured[number] | undefined) => median((of?.cold ?? []).map((visit) => visit.fcp));
  const menu = (of: Measured[number] | undefined) => median((of?.used ?? []).map((visit) => visit.menu ?? NaN));
  const seconds = (ms: number) => `${shown(ms / 1000, 2)} s`;
  const rows: string[][] = [];
  const row = (what: string, goal: number, value: number, note: string) =>
    rows.push([what, `≤ ${seconds(goal)}`, `${seconds(value)}${note}`, value <= goal ? 'met' : '**missed**']);
  for (const [line, goals] of [['3G', [1700, 1750]] as const, ['4G', [830, 850]] as const]) {
    const beside = (value: number) => ` (raw node, all in one: ${seconds(value)})`;
    row(`${line}, fixture: FCP`, goals[0], fcp(fixture(line)), beside(fcp(ceiling(line))));
    row(`${line}, fixture: LCP`, goals[0], median((fixture(line)?.cold ?? []).map(({ lcp }) => lcp)), '');
    row(`${line}, fixture: interactive`, goals[1], menu(fixture(line)), beside(menu(ceiling(line))));
  }
  row('3G, fixture: hydrated', 3700, median((fixture('3G')?.cold ?? []).map(({ hydrated }) => hydrated ?? NaN)), '');
  const ours = measured.filter((each) => each.row.site === 'ours');
  const worst = (valueOf: (visit: Visit) => number) => Math.max(...ours.map(({ cold }) => median(cold.map(valueOf))));
  const shift = worst(({ cls }) => cls);
  const blocking = worst((visit) => visit.blocking);
  rows.push(['our pages: worst CLS', '≤ 0.01', shown(shift, 3), shift <= 0.01 ? 'met' : '**missed**']);
  rows.push(['our pages: render-blocking requests', '0', shown(blocking), blocking === 0 ? 'met' : '**missed**']);
  for (const [what, goal, valueOf] of [
    ['HTML + critical CSS', 30_000, ({ htmlBr }: Bytes) => htmlBr],
    ['script and its texts', 88_000, ({ scriptBr }: Bytes) => scriptBr],
  ] as const) {
    const most = Math.max(...ours.map(({ size }) => valueOf(size)));
    const heaviest = ours.find(({ size }) => valueOf(size) === most)?.row.family;
    const figure = `${shown(most / 1000, 1)} kB (${heaviest})`;
    rows.push([`our pages: most ${what}, br`, `≤ ${goal / 1000} kB`, figure, most <= goal ? 'met' : '**missed**']);
  }
  return table(['', 'goal', 'figure', ''], rows);
}
