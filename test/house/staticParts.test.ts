// Static parts stay on the server: no script contains words only they use, and their names are unique.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, types } from '@babel/core';
import { root } from '../support/app.ts';
import { sourcesOf } from '../support/sources.ts';

type Said = { name: string; words: Set<string> };

/** Words with punctuation inside are unique enough: keys of texts, classes, addresses. */
const isOwn = (word: string) => /^\S*\w[-_.]\w\S*$/.test(word);

/** The name given to the innermost `staticPart(…)` around a word. */
function partOf(around: types.TraversalAncestors): string | undefined {
  const call = around.findLast(
    ({ node }) => types.isCallExpression(node) && types.isIdentifier(node.callee, { name: 'staticPart' }),
  )?.node;
  const name = types.isCallExpression(call) ? call.arguments[0] : undefined;
  return types.isStringLiteral(name) ? name.value : undefined;
}

/** The words of each static part, and the words outside of them. */
function readSources(): { parts: Said[]; outside: Set<string> } {
  const parts: Said[] = [];
  const outside = new Set<string>();
  for (const { file, text } of sourcesOf('src/**/*.{ts,tsx}')) {
    const tree = parseSync(text, { cwd: root, filename: path.join(root, file) });
    if (!tree) throw new Error(`${file} cannot be read`);
    types.traverse(tree, (word, around) => {
      if (!types.isStringLiteral(word)) return;
      const name = partOf(around);
      const part = parts.findLast((each) => each.name === name);
      const last = around.at(-1);
      const isName = last?.index === 0 && types.isCallExpression(last.node) && word.value === name;
      if (name === undefined) outside.add(word.value);
      else if (isName) parts.push({ name, words: new Set() });
      else if (isOwn(word.value)) part?.words.add(word.value);
    });
  }
  return { parts, outside };
}

const { parts, outside } = readSources();
const stats = JSON.parse(readFileSync(path.join(root, 'dist/loadable-stats.json'), 'utf8')) as {
  assetsByChunkName: Record<string, string | string[]>;
};
const scripts = [...new Set(Object.values(stats.assetsByChunkName).flat())].map((file) => ({
  file,
  text: readFileSync(path.join(root, 'dist/assets', file), 'utf8'),
}));

test('no script contains words that only a static part uses', () => {
  const own = parts.flatMap(({ name, words }) =>
    [...words].filter((word) => !outside.has(word)).map((word) => ({ name, word })),
  );
  expect(own.length).toBeGreaterThan(100);
  expect(scripts.length).toBeGreaterThan(5);
  const told = scripts.flatMap(({ file, text }) =>
    own
      .filter(({ word }) => ['"', "'", '`'].some((quote) => text.includes(quote + word + quote)))
      .map(({ name, word }) => `${file}: ${word} of ${name}`),
  );
  expect(told).toEqual([]);
});

test('no script can create one: staticPart is on the server only', () => {
  const said = 'was rendered outside the server';
  expect(readFileSync(path.join(root, 'src/shared/app/staticPart.tsx'), 'utf8')).toContain(said);
  expect(scripts.filter(({ text }) => text.includes(said)).map(({ file }) => file)).toEqual([]);
});

test('no two have the same name: they would share a cache entry', () => {
  const names = parts.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
