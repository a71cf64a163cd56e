// How React gets into the browser's chunks: only what our pages use of it and what our browsers need.
import path from 'node:path';

/** React comes as CommonJS, of which nothing can be left out: as ES modules it is 2.5 KB less. */
export const reactAsModules = {
  test: /node_modules[\\/](@loadable[\\/]component|react|react-dom|scheduler)[\\/].*\.m?js$/,
  loader: path.join(import.meta.dirname, 'esmLoader.cjs'),
  type: 'javascript/esm',
  resolve: { fullySpecified: false },
  // React looks for two names that only the scheduler's test double has.
  parser: { exportsPresence: false },
};

/** What every browser we serve has or lacks, so that React's ways around it fall away: 400 bytes less. */
const knownTypes = {
  function: [
    'AbortController',
    'MessageChannel',
    'Object.is',
    'Promise',
    'WeakMap',
    'clearTimeout',
    'performance.now',
    'queueMicrotask',
    'requestAnimationFrame',
    'setTimeout',
  ],
  object: ['document', 'performance', 'window'],
  // The developer tools find no React on the built site; in `npm run dev` they do.
  undefined: ['__REACT_DEVTOOLS_GLOBAL_HOOK__', 'process', 'setImmediate'],
};

export const knownInBrowsers = Object.fromEntries(
  Object.entries(knownTypes).flatMap(([type, names]) => names.map((name) => [`typeof ${name}`, JSON.stringify(type)])),
);
