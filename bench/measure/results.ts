// Writes one command's section of bench/RESULTS.md and leaves those of the others as they stand.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './Target.ts';

const file = path.join(projectRoot, 'bench/RESULTS.md');
const names = ['servers', 'pages', 'lighthouse', 'accessibility', 'long tail', 'growth', 'search'] as const;
type Section = (typeof names)[number];

const opening = `# Measured

Each section is written by the command it names; figures of one table come from one run. \`bench/README.md\` says how they are taken.
`;

const mark = (name: Section) => `<!-- ${name} -->`;

export function writeSection(name: Section, text: string): void {
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
