// What is started: runs ../start.ts and what it stands on from code that the build has kept compiled, and all else in Node's own way.
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { compile, keep, keepFlag } from './keptCode.ts';

// Imported by name, webpack would put one of its own in its place.
const requireFile = process.getBuiltinModule('node:module').createRequire(__filename);
const inFolder = (piece: string): string => path.join(__dirname, piece);

/** The pieces that each first page needs (webpack.config.ts); compiled before any flag is set, because V8 looks at flags as well. */
const scripts = new Map(['./site.cjs', './server.cjs'].map((piece) => [piece, compile(inFolder(piece))]));

function load(piece: string): unknown {
  const script = scripts.get(piece);
  if (!script) return requireFile(piece);
  const module = { exports: {} };
  script.runInThisContext()(module.exports, load, module, inFolder(piece), __dirname);
  return module.exports;
}

if (process.argv[2] === keepFlag)
  process.once('message', () => {
    setFlagsFromString('--semi-space-growth-factor=2');
    for (const [piece, script] of scripts) keep(inFolder(piece), script);
    process.exit();
  });
// A start leaves much that lives: room for new objects would grow to twelve times what it needs at rest (serve.ts lets it grow).
setFlagsFromString('--semi-space-growth-factor=1');
load('./site.cjs');
