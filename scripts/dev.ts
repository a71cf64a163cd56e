// `npm run dev`: serves the site during development. Each rebuild swaps the app, and the browser follows.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync, watch, readFileSync } from 'node:fs';
import http, { type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { MultiStats } from 'webpack';
import devMiddleware from 'webpack-dev-middleware';
import hotMiddleware from 'webpack-hot-middleware';
import type { createApp, openParts } from '../src/server/app.ts';
import { loadConfig } from '../src/server/config.ts';
import { finish } from './build/finish.ts';
import webpack, { type Compiler, type MultiCompiler } from 'webpack';
import { clientConfig, inlineConfig, serverConfig } from '../webpack.config.ts';

type Compilers = { all: MultiCompiler; client: Compiler };

/** The three compilers of a build in watch mode; their output is separate from what `npm start` serves. */
function makeCompilers(dist: string): Compilers {
  const mode = { dev: true, dist };
  const client = clientConfig(mode);
  client.entry = { client: [path.join(import.meta.dirname, 'reload.ts'), './src/client/start.tsx'] };
  client.module?.rules?.push({
    test: /\.ts$/,
    include: import.meta.dirname,
    loader: 'babel-loader',
  });
  const all = webpack([client, inlineConfig(mode), serverConfig(mode)]);
  const [first] = all.compilers;
  if (!first) throw new Error('webpack made no compilers');
  return { all, client: first };
}

/** Source files changed since the previous build, in any of the compilers. */
const changedFiles = ({ all }: Compilers): Set<string> =>
  new Set(all.compilers.flatMap((compiler) => [...(compiler.modifiedFiles ?? []), ...(compiler.removedFiles ?? [])]));

/** Files whose code is in the browser; of a static part it has only a stub. */
const isBrowsers = (file: string): boolean =>
  file.endsWith('.tsx') && !readFileSync(file, 'utf8').includes('staticPart(');

/**
 * True when hot replacement in the browser covers every change. Static parts, styles and modules that the browser never
 * loaded need a reload.
 */
function tookOver({ client }: Compilers, changed: ReadonlySet<string>, modules: ReadonlySet<string>): boolean {
  const files = [...changed].filter((file) => path.extname(file) !== '' && file.startsWith(client.context));
  return files.length > 0 && files.every((file) => modules.has(file) && isBrowsers(file));
}

type Bundle = { createApp: typeof createApp; loadConfig: typeof loadConfig; openParts: typeof openParts };

const root = path.join(import.meta.dirname, '..');
// A separate output folder, so that the build of `npm start` stays as it is.
const place = path.join(root, '.cache/dev');
const dist = path.join(place, 'dist');
const bundle = path.join(dist, 'server/app.cjs');
const require = createRequire(import.meta.url);

process.env['NODE_ENV'] = 'development';

function say(text: string): void {
  console.log(`dev: ${text}`);
}

rmSync(place, { recursive: true, force: true });
mkdirSync(place, { recursive: true });
symlinkSync(path.join(root, 'content'), path.join(place, 'content'), 'junction');
if (!existsSync(path.join(root, 'generated/charts.json'))) {
  spawnSync(process.execPath, [path.join(root, 'scripts/charts.ts')], { cwd: root, stdio: 'inherit' });
}

const notYet: RequestListener = (_request, response) => {
  response.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '3' }).end('The first build is under way.');
};
let handler = notYet;

let close = async (): Promise<void> => undefined;

async function swap(): Promise<void> {
  await finish({ root, dist, site: root, compressed: false, withCards: false });
  for (const file of Object.keys(require.cache)) if (file.startsWith(path.dirname(bundle))) delete require.cache[file];
  const site = require(bundle) as Bundle;
  const config = site.loadConfig({ LOG_LEVEL: 'warn', PAGE_CACHE_MB: '0', ...process.env });
  const parts = await site.openParts(config, place);
  const backOffice = await parts.openBackOffice();
  handler = site.createApp(parts);
  await close();
  backOffice.work();
  close = async () => {
    await backOffice.close();
    await parts.close();
  };
}

const compilers = makeCompilers(dist);
const hot = hotMiddleware(compilers.client, { log: false });

/** One swap at a time; after a fault in a text or content file the last good app keeps serving. */
let queue = Promise.resolve();
function update(what: string, reload: boolean): void {
  queue = queue.then(async () => {
    const started = performance.now();
    try {
      await swap();
      say(`${what}, ${Math.round(performance.now() - started)} ms`);
      if (reload) hot.publish({ action: 'reload' });
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  });
}

const inBrowser = (stats: MultiStats): Set<string> =>
  new Set(
    [...(stats.stats[0]?.compilation.modules ?? [])].flatMap((module) =>
      'resource' in module && typeof module.resource === 'string' ? module.resource : [],
    ),
  );

let builds = 0;
compilers.all.hooks.done.tap('dev', (stats) => {
  if (stats.hasErrors()) return;
  builds += 1;
  const changed = changedFiles(compilers);
  const names = [...changed].map((file) => path.relative(root, file)).filter((file) => path.extname(file) !== '');
  const byItself = tookOver(compilers, changed, inBrowser(stats));
  update(names.length > 0 ? names.join(', ') : 'built', builds > 1 && !byItself);
});

/** Editors write a file in several steps: one update follows the last step. */
function watchFolder(folder: string): void {
  let timer: NodeJS.Timeout | undefined;
  watch(path.join(root, folder), { recursive: true }, (_event, file) => {
    clearTimeout(timer);
    timer = setTimeout(() => update(`${folder}/${file}`, true), 100);
  });
}
for (const folder of ['locales', 'content']) watchFolder(folder);

const built = devMiddleware(compilers.all, {
  writeToDisk: true,
  stats: 'errors-warnings',
  headers: { 'Cache-Control': 'no-store' },
});
const { PORT, HOST } = loadConfig(process.env);
const server = http.createServer(
  (request, response) =>
    void built(request, response, async () => hot(request, response, () => handler(request, response))),
);
server.listen(PORT, HOST, () => {
  say(`http://localhost:${PORT}/ (the first build takes half a minute)`);
});
