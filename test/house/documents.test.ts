// Files that the documents name exist; a decision record that names one which is gone says that it was changed. Tables have head rows.
import path from 'node:path';
import { globSync } from 'node:fs';
import { root } from '../support/app.ts';
import { sourcesOf, type Source } from '../support/sources.ts';

/** Decisions and docs/history tell of the code of their day. */
const documents = sourcesOf('*.md', 'docs/*.md', '{docs,src,test,bench}/**/README.md');
const files = globSync('{*,{src,scripts,test,bench,content,deploy,docs,locales}/**/*}', { cwd: root });

/** Samples of names that a reader chooses, and a name that the rules forbid. */
const sample = /^(?:…|X|Child\.ts$|index\.ts$)/;

/** `content/desks.yaml`, `../app/needs.ts`, `ui/charts/Bars.tsx`; a name alone says that the folder goes without saying. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/`(?:[\w.-]+\/)*([\w.…-]+\.(?:tsx?|mjs|css|ya?ml|conf))`/g)]
    .filter(([, name = '']) => !sample.test(name))
    .map(([all]) => all.slice(1, -1));

const namedBy = (sources: readonly Source[]) =>
  sources.flatMap(({ file, text }) => namesIn(text).map((name) => ({ file, name })));

function isGone({ file, name }: { file: string; name: string }): boolean {
  const seen = name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name;
  return !files.some((one) => `/${one}`.endsWith(`/${seen}`));
}

test('files that the documents name exist', () => {
  const named = namedBy(documents);
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter(isGone)).toEqual([]);
});

test('a decision record that names a file which is gone says under its title that it was changed', () => {
  const records = sourcesOf('docs/decisions/[0-9]*.md');
  const lineOf = ({ file, text }: Source): Source => ({ file, text: text.split('\n')[2] ?? '' });
  const silent = records.filter((record) => !/\b(?:Changed|Superseded)\b/.test(lineOf(record).text));
  expect(silent.length).toBeGreaterThan(50);
  expect(namedBy(silent).filter(isGone)).toEqual([]);
  // What the line itself says is of today.
  expect(namedBy(records.map(lineOf)).filter(isGone)).toEqual([]);
});

test('every table has a head row', () => {
  const texts = sourcesOf('*.md', '{docs,src,test,bench}/**/*.md');
  const headless = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/(?<=^|\n)(.*)\n\| ?-{3}/g)].filter(([, head = '']) => !head.startsWith('|')).map(() => file),
  );
  expect(headless).toEqual([]);
});
