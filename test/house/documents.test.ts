// Files that the documents name exist.
import path from 'node:path';
import { globSync } from 'node:fs';
import { root } from '../support/app.ts';
import { sourcesOf } from '../support/sources.ts';

/** Decisions and mended faults tell of the code of their day. */
const documents = sourcesOf('*.md', 'docs/*.md', '{src,test,bench}/**/README.md').filter(
  ({ file }) => file !== 'docs/mended.md',
);
const files = globSync('{*,{src,scripts,test,bench,content,deploy,docs,locales}/**/*}', { cwd: root });

/** Samples of names that a reader chooses, and a name that the rules forbid. */
const sample = /^(?:…|X|Child\.ts$|index\.ts$)/;

/** `content/desks.yaml`, `../app/needs.ts`, `ui/charts/Bars.tsx`; a name alone says that the folder goes without saying. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/`(?:[\w.-]+\/)*([\w.…-]+\.(?:tsx?|mjs|css|ya?ml|conf))`/g)]
    .filter(([, name = '']) => !sample.test(name))
    .map(([all]) => all.slice(1, -1));

test('files that the documents name exist', () => {
  const named = documents.flatMap(({ file, text }) => namesIn(text).map((name) => ({ file, name })));
  expect(named.length).toBeGreaterThan(150);
  const lacking = named.filter(({ file, name }) => {
    const seen = name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name;
    return !files.some((one) => `/${one}`.endsWith(`/${seen}`));
  });
  expect(lacking).toEqual([]);
});
