// The started program: runs ../start.ts and the modules of each first page from kept compiled code, and lets Node load everything else.
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { compile, keep, keepFlag } from './keptCode.ts';

// With an import, webpack would replace `createRequire` by its own.
const requireFile = process.getBuiltinModule('node:module').createRequire(__filename);
const inFolder = (piece: string): string => path.join(__dirname, piece);

/** The files that every first page needs (webpack.config.ts), compiled before any flag is set: V8 rejects kept code made with other flags. */
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
    // V8's defaults again (serve.ts may have opened the site by now).
    for (const flag of ['--semi-space-growth-factor=2', '--heap-growing-percent=0']) setFlagsFromString(flag);
    for (const [piece, script] of scripts) keep(inFolder(piece), script);
    process.exit();
  });
// A start creates many lasting objects: without this, the space for new objects would grow to twelve times what it needs at
// rest. serve.ts lifts the limit.
setFlagsFromString('--semi-space-growth-factor=1');
load('./site.cjs');
