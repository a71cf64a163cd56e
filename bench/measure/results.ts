// Formats results and writes them into bench/RESULTS.md, one section a command; the other sections stay as they are, also `why`, which
// people write.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from './Target.ts';

const file = path.join(projectRoot, 'bench/RESULTS.md');
const names = ['servers', 'pages', 'lighthouse', 'accessibility', 'long tail', 'growth', 'search', 'why'] as const;
type Section = (typeof names)[number];
type Written = Exclude<Section, 'why'>;

const opening = `# Measured

Each section is written by the command it names, the last one by hand; figures of one table come from one run. \`bench/README.md\` says how they are taken.
`;

const mark = (name: Section) => `<!-- ${name} -->`;

export function writeSection(name: Written, text: string): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const sections = names.flatMap((each) => {
    if (each === name) return `${mark(each)}\n\n${text.trim()}\n`;
    const at = before.indexOf(mark(each));
    if (at < 0) return [];
    const ends = names.map((other) => before.indexOf(mark(other), at + 1)).filter((end) => end > at);
    return `${before.slice(at, ends.length > 0 ? Math.min(...ends) : undefined).trim()}\n`;
  });
  writeFileSync(file, [opening, ...sections].join('\n'));
}

/** The first line of every section: where and when it was measured. */
export const machineLine = (): string => {
  const cpus = os.cpus();
  const gigabytes = Math.round(os.totalmem() / 1024 ** 3);
  return `${new Date().toISOString().slice(0, 16)}Z · Node ${process.version} · ${os.type()} ${os.release()} ${os.arch()} · ${cpus.length} × ${cpus[0]?.model ?? 'CPU'} · ${gigabytes} GB · load ${os
    .loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')}`;
};

export function median(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return (sorted.length % 2 ? sorted[middle] : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2) ?? NaN;
}

export const shown = (value: number, digits = 0): string => (Number.isNaN(value) ? '–' : value.toFixed(digits));

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
