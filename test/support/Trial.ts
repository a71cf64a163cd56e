// Adds files and lines to a copy of the project, and counts both.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Counts files and lines as `git diff --stat` would. */
export class Trial {
  private readonly folder: () => string;
  readonly touched = new Map<string, number>();

  /** `folder`: a function, as the folder exists only once the test has begun. */
  constructor(folder: () => string) {
    this.folder = folder;
  }

  create(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(this.folder(), file)), { recursive: true });
    writeFileSync(path.join(this.folder(), file), text);
    this.touched.set(file, (this.touched.get(file) ?? 0) + text.trimEnd().split('\n').length);
  }

  /** Puts `added` before the first line that holds `mark`. */
  insert(file: string, mark: string, added: string): void {
    const lines = readFileSync(path.join(this.folder(), file), 'utf8').split('\n');
    const at = lines.findIndex((line) => line.includes(mark));
    if (at < 0) throw new Error(`${file} has no ${mark}`);
    lines.splice(at, 0, added);
    writeFileSync(path.join(this.folder(), file), lines.join('\n'));
    this.touched.set(file, (this.touched.get(file) ?? 0) + added.split('\n').length);
  }

  replace(file: string, before: string, after: string): void {
    const text = readFileSync(path.join(this.folder(), file), 'utf8');
    if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
    writeFileSync(path.join(this.folder(), file), text.replace(before, after));
    const lines = Math.max(1, after.split('\n').length - before.split('\n').length);
    this.touched.set(file, (this.touched.get(file) ?? 0) + lines);
  }

  counts(): [files: number, lines: number] {
    return [this.touched.size, [...this.touched.values()].reduce((sum, lines) => sum + lines, 0)];
  }
}
