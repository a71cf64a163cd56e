// The browser's code uses nothing that our oldest browsers lack: Babel rewrites syntax, not methods.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/app.ts';

/** Features younger than Chrome 90, Firefox 90 and Safari 15 (webpack.config.ts), or missing on plain http. */
const younger: Readonly<Record<string, RegExp>> = {
  'at()': /\.at\(/,
  'findLast()': /\.findLast(Index)?\(/,
  'copies of lists': /\.to(Sorted|Reversed|Spliced)\(|\.with\(/,
  'groupBy()': /\bgroupBy\(/,
  'Object.hasOwn()': /\bhasOwn\(/,
  'well-formed strings': /WellFormed\(/,
  'Promise.withResolvers(), Promise.try()': /withResolvers|Promise\.try\(/,
  'Array.fromAsync()': /fromAsync\(/,
  'structuredClone()': /structuredClone/,
  'crypto.randomUUID()': /randomUUID/,
  'URL.parse(), URL.canParse()': /URL\.(parse|canParse)\(/,
  'AbortSignal.any(), AbortSignal.timeout()': /AbortSignal\.(any|timeout)/,
  'form.requestSubmit()': /requestSubmit/,
  'FormData of a button': /new FormData\([^(),]+,/,
  'element.checkVisibility()': /checkVisibility/,
  'navigator.locks': /navigator\.locks/,
  BroadcastChannel: /BroadcastChannel/,
  'Intl.Segmenter': /Segmenter/,
  'lookbehind in regular expressions': /\(\?<[=!]/,
  ':has()': /:has\(/,
  'union() and others of sets': /\.(union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf)\(/,
};

/** Without React, which checks for features before using them. */
const ours = (name: string) => name.endsWith('.js') && !name.startsWith('react.');
const files = (folder: string) =>
  readdirSync(path.join(root, 'dist', folder))
    .filter(ours)
    .map((name) => path.join(folder, name));

const usedIn = (code: string) => Object.keys(younger).filter((name) => younger[name]?.test(code));

test('names are found in minified code', () => {
  expect(usedIn('a=b.at(-1),c=new FormData(d,e),/(?<=x)y/')).toEqual([
    'at()',
    'FormData of a button',
    'lookbehind in regular expressions',
  ]);
  expect(usedIn('a.flat(1),b.match(/(?<name>x)/),new FormData(c)')).toEqual([]);
});

const { assetsByChunkName } = JSON.parse(readFileSync(path.join(root, 'dist/loadable-stats.json'), 'utf8')) as {
  assetsByChunkName: Record<string, string[]>;
};
/** Uses allowed in a chunk that src/client/start.tsx loads only if `at()` exists. */
const askedFor = new Map((assetsByChunkName['vitals'] ?? []).map((name) => [path.join('assets', name), ['at()']]));

test.each([...files('assets'), ...files('inline')])('%s', (file) => {
  expect(usedIn(readFileSync(path.join(root, 'dist', file), 'utf8'))).toEqual(askedFor.get(file) ?? []);
});
