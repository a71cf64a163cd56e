// A process that answers: alone, or as one of the supervisor's workers.
import cluster from 'node:cluster';
import { once } from 'node:events';
import http, { type IncomingMessage, type RequestListener } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { Config } from '../config.ts';
import { keepPace, longestRequestMs } from '../http/bodyPace.ts';
import { openGate, type Gate } from '../http/gate.ts';
import { openMetrics, type Metrics } from '../ops/metrics.ts';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { rmSync, writeFileSync } from 'node:fs';
import { lastKept, openKept } from '../content/openContent.ts';
import { runMark } from './running.ts';
import { root, ownBuild } from './folders.ts';
import { tellSupervisor } from './messages.ts';
import { createApp } from '../app.ts';
import type { Forms } from '../openForms.ts';
import type { Phase } from '../http/health.ts';
import type { Log } from '../ops/log.ts';
import { openParts, type Parts, type Replaced } from '../parts.ts';
import { loadBuild } from '../render/build.ts';
import { NeighbourFault } from '../ops/faults.ts';
import { oneAtATime } from './oneAtATime.ts';
import { readElsewhere } from './readElsewhere.ts';
import { sharedMetrics } from './sharedMetrics.ts';
import { ownBuildName, tellRunning } from './tellRunning.ts';

type Site = {
  parts: Parts;
  handle: RequestListener;
  log: Log;
  /** Opens store and delivery, and starts the work behind forms. */
  open: () => Promise<void>;
  /** Resolves when forms under way have been answered and everything is closed. */
  close: () => Promise<void>;
};

type SiteOptions = Required<Pick<Replaced, 'build' | 'kept'>> & {
  config: Config;
  phase: () => Phase;
  metrics: Metrics;
  gate: Gate;
};

const mayChange = ({ method }: IncomingMessage): boolean => method !== 'GET' && method !== 'HEAD';

/** One site that can be served: its app, what its forms need, and how it is left when another takes its place. */
async function openSite({ config, ...ofProcess }: SiteOptions): Promise<Site> {
  const parts = await openParts(config, root, ofProcess);
  const app = createApp(parts);
  let forms: Forms | undefined;
  let underWay = 0;
  let idle = (): void => {};
  return {
    parts,
    log: parts.log,
    handle(request, response) {
      if (mayChange(request)) {
        underWay += 1;
        response.once('close', () => {
          underWay -= 1;
          if (underWay === 0) idle();
        });
      }
      app(request, response);
    },
    async open() {
      forms = await parts.forms();
      // A damaged database must be looked at before anything is written; one that is away may come back.
      await forms.parts.store().catch((error: unknown) => {
        if (error instanceof NeighbourFault && error.code === 'corrupt') throw error;
        parts.log.error('store.unreachable', { error: String(error) });
      });
      forms.work();
      parts.views.work();
    },
    async close() {
      if (underWay > 0) await new Promise<void>((resolve) => (idle = resolve));
      await parts.views.close();
      await forms?.close();
      await parts.close();
    },
  };
}

/** Marks the build that this process runs as in use: some of its files are read only when somebody asks for them. */
function holdBuild(): void {
  const mark = path.join(ownBuild, `${runMark}${process.pid}`);
  try {
    writeFileSync(mark, '');
  } catch {
    // Read only, or somebody else's: nobody builds here then, and the last builds are kept in any case.
    return;
  }
  process.once('exit', () => rmSync(mark, { force: true }));
}

const lookMs = 5_000;
/** Below it V8's own rule costs little memory; with the flag every answer costs a tenth more (docs/decisions/0060). */
const largeBytes = 128 * 1024 * 1024;

/** Keeps the heap of a busy process small: from a size on, garbage is looked for when as much has come again as lives. */
function boundHeap(): void {
  const look = setInterval(() => {
    if (getHeapStatistics().total_heap_size < largeBytes) return;
    clearInterval(look);
    // V8 would let garbage grow to four times what lives before it looks.
    setFlagsFromString('--heap-growing-percent=100');
  }, lookMs).unref();
}

const firstAnswers = 300;
const drain = 1000;
const longestAnswer = 10_000;
const beatMs = 500;
const limits = {
  keepAliveTimeout: 75_000,
  headersTimeout: 15_000,
  // How often those two times are looked at; by itself only every half minute.
  connectionsCheckingInterval: 5_000,
  requestTimeout: longestRequestMs,
  maxHeaderSize: 32_768,
};

/** `release`: where the content that the supervisor has had read is kept. */
export async function serve(config: Config, release = ''): Promise<void> {
  let opened = false;
  let draining = false;
  const phase = () => (draining ? 'draining' : opened ? 'ready' : 'starting');
  boundHeap();
  holdBuild();
  const build = loadBuild(ownBuild);
  const ofProcess = {
    config,
    build,
    phase,
    metrics: cluster.isWorker ? sharedMetrics() : openMetrics(),
    gate: openGate(),
  };
  const content = path.join(root, 'content');
  const known = release || lastKept(content, build, config.DATA_DIR);
  const current = () => readElsewhere(ownBuild, content, config.DATA_DIR);
  let kept = openKept(known ?? (await current()), build);
  let site = await openSite({ ...ofProcess, kept });
  const server = http.createServer(limits, (request, response) => {
    if (draining) response.setHeader('Connection', 'close');
    keepPace(request);
    site.handle(request, response);
  });
  let isAsked = false;
  // Content is looked at anew; with a mistake in it the site stays as it was.
  const reload = oneAtATime(async () => {
    if (!opened || draining) return;
    const wanted = isAsked;
    isAsked = false;
    let next: Site | undefined;
    try {
      const folder = await current();
      if (folder === kept.folder && !wanted) return;
      if (folder !== kept.folder) kept = openKept(folder, build);
      next = await openSite({ ...ofProcess, kept });
      await next.open();
      const old = site;
      site = next;
      site.log.info('reload.done');
      void old.close().catch((error: unknown) => site.log.error('reload.unclosed', { error: String(error) }));
    } catch (error) {
      site.log.error('reload.refused', { error: String(error) });
      await next?.close();
    }
  });
  // A worker gets content from its supervisor, who replaces it; the terminal's signal reaches both.
  process.on('SIGHUP', () => {
    isAsked = true;
    if (!cluster.isWorker) void reload();
  });
  closeWithGrace({ delay: 25_000, skip: ['SIGHUP'] }, async ({ signal, err }) => {
    if (err) site.log.error('process.fault', { error: err.stack });
    else site.log.info('process.stopping', { signal });
    draining = true;
    // Kept-alive visitors are told with their next answer; a connection closed under their hands would be an error.
    await setTimeout(drain);
    const closed = once(server, 'close');
    server.close();
    server.closeIdleConnections();
    const hardEnd = AbortSignal.timeout(longestAnswer);
    hardEnd.addEventListener('abort', () => server.closeAllConnections());
    await closed;
    await site.close();
  });
  server.listen(config.PORT, config.HOST);
  await once(server, 'listening');
  // Who waits at the door reads at once; what else there is to load would keep him for as long again.
  await setTimeout(firstAnswers);
  await site.open();
  opened = true;
  // From here on as V8 likes; until then launch.ts has kept it small.
  setFlagsFromString('--semi-space-growth-factor=2');
  if (cluster.isWorker) {
    setInterval(() => tellSupervisor({ kind: 'beat' }), beatMs).unref();
    tellSupervisor({ kind: 'ready' });
    return;
  }
  // Alone, whether an article has changed is asked once pages are answered.
  if (known !== undefined) void reload();
  tellRunning(config.DATA_DIR, { workers: 1, build: ownBuildName, reloads: 0, refused: '' });
  const shown = config.HOST === '0.0.0.0' || config.HOST === '::' ? 'localhost' : config.HOST;
  console.log(`ready: http://${shown}:${config.PORT}/`);
}
