// Serves the site in this process, alone or as a worker of the supervisor.
import cluster from 'node:cluster';
import http, { type RequestListener } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { Config } from '../config.ts';
import { openGate, type Gate } from '../http/gate.ts';
import { openMetrics, type Metrics } from '../ops/metrics.ts';
import { setFlagsFromString } from 'node:v8';
import { rmSync, writeFileSync } from 'node:fs';
import { lastKept, openKept } from '../content/openContent.ts';
import { runMark } from './running.ts';
import { tellSupervisor, sharedMetrics } from './messages.ts';
import { createApp } from '../app.ts';
import type { BackOffice } from '../openBackOffice.ts';
import type { Phase } from '../http/health.ts';
import { canPrepare } from '../pages/preparedHead.ts';
import type { Log } from '../ops/log.ts';
import { openParts, type Parts, type Replaced } from '../parts.ts';
import { loadBuild } from '../render/build.ts';
import { NeighbourFault } from '../ops/faults.ts';
import { diskRoom } from '../ops/diskRoom.ts';
import { steadyClock } from '../ops/steadyClock.ts';
import { oneAtATime } from '../ops/boundedWork.ts';
import { root, ownBuild, readElsewhere, ownBuildName, runningTeller } from './release.ts';
import { closeServer, listen, longestAnswerMs } from './listening.ts';
import { keepPace, longestRequestMs, underWay } from './underWay.ts';

type Site = {
  parts: Parts;
  handle: RequestListener;
  log: Log;
  /** Opens the back office, and starts its work. */
  open: () => Promise<void>;
  /** Resolves when requests under way have been answered and everything is closed. */
  close: () => Promise<void>;
};

type SiteOptions = Required<Pick<Replaced, 'build' | 'kept'>> & {
  config: Config;
  phase: () => Phase;
  metrics: Metrics;
  gate: Gate;
  isSteady: () => boolean;
};

/** Opens a site that can be served, and replaced by another: its app and its back office. */
async function openSite({ config, ...ofProcess }: SiteOptions): Promise<Site> {
  const parts = await openParts(config, root, ofProcess);
  const app = createApp(parts);
  let backOffice: BackOffice | undefined;
  const requests = underWay();
  return {
    parts,
    log: parts.log,
    handle(request, response) {
      requests.watch(request, response);
      app(request, response);
    },
    async open() {
      backOffice = await parts.openBackOffice();
      // A damaged database must be repaired before anything is written to it; an unreachable one may come back.
      await backOffice
        .of(parts.content)
        .store()
        .catch((error: unknown) => {
          if (error instanceof NeighbourFault && error.code === 'corrupt') throw error;
          parts.log.error('store.unreachable', { error: String(error) });
        });
      backOffice.work();
      parts.reads.work();
    },
    async close() {
      await requests.ended(AbortSignal.timeout(longestAnswerMs));
      await parts.reads.close();
      await backOffice?.close();
      await parts.close();
    },
  };
}

/** Marks the build of this process as in use, since some of its files are read only when first requested. */
function holdBuild(): void {
  const mark = path.join(ownBuild, `${runMark}${process.pid}`);
  try {
    writeFileSync(mark, '');
  } catch {
    // The folder is read-only or belongs to another user: nobody builds here then, and the last builds are kept anyway.
    return;
  }
  process.once('exit', () => rmSync(mark, { force: true }));
}

const firstAnswersMs = 300;
const drainMs = 1_000;
const beatMs = 500;
const limits = {
  keepAliveTimeout: 75_000,
  headersTimeout: 15_000,
  // How often Node checks these two timeouts; by default only every half minute.
  connectionsCheckingInterval: 5_000,
  requestTimeout: longestRequestMs,
  maxHeaderSize: 32_768,
};

/** The site that answers, and its content. A reload replaces both. */
type Running = Pick<SiteOptions, 'kept'> & { site: Site };

type Reloading = {
  running: Running;
  /** The folder of the content as it is now. */
  current: () => Promise<string>;
  /** Content that has not changed is shared with the site before. */
  open: (folder: string, before: Running) => Promise<Running>;
  mayReload: () => boolean;
};

/** Reads content again; if it has a mistake, the site stays as it was. `ask`: the next one replaces an unchanged site as well. */
function reloader({ running, current, open, mayReload }: Reloading) {
  let isAsked = false;
  const unclosed = (error: unknown) => running.site.log.error('reload.unclosed', { error: String(error) });
  const reload = oneAtATime(async () => {
    if (!mayReload()) return;
    const wanted = isAsked;
    isAsked = false;
    let next: Running | undefined;
    try {
      const folder = await current();
      if (folder === running.kept.folder && !wanted) return;
      next = await open(folder, running);
      await next.site.open();
      const { site: old } = running;
      Object.assign(running, next);
      running.site.log.info('reload.done');
      void old.close().catch(unclosed);
    } catch (error) {
      running.site.log.error('reload.refused', { error: String(error) });
      await next?.site.close().catch(unclosed);
    }
  });
  const ask = (): void => {
    isAsked = true;
  };
  return { ask, reload };
}

/** What the supervisor tells its workers: the folder of the content that it has had read, and its clock at its start (ops/steadyClock.ts). */
type FromSupervisor = { release: string; clockAhead: number };

/** A process that is told no release looks for the content itself. */
export async function serve(config: Config, { release, clockAhead }: Partial<FromSupervisor> = {}): Promise<void> {
  let opened = false;
  let draining = false;
  const phase = () => (draining ? 'draining' : opened ? 'ready' : 'starting');
  holdBuild();
  const build = loadBuild(ownBuild);
  const ofProcess = {
    config,
    build,
    phase,
    metrics: cluster.isWorker ? sharedMetrics() : openMetrics(),
    gate: openGate(),
    // Kept across reloads, as none makes the times in the store right.
    isSteady: steadyClock(Date.now, undefined, clockAhead),
  };
  const content = path.join(root, 'content');
  const known = release || lastKept(content, build, config.DATA_DIR);
  const current = () => readElsewhere(ownBuild, content, config.DATA_DIR);
  const open = async (folder: string, before?: Running): Promise<Running> => {
    const kept = before?.kept.folder === folder ? before.kept : openKept(folder, build);
    return { kept, site: await openSite({ ...ofProcess, kept }) };
  };
  const running = await open(known ?? (await current()));
  if (!canPrepare) running.site.log.warn('heads.unprepared', { node: process.version });
  // Of the site that answers: one that is only being opened, and may be refused, has a cache and forms as well.
  ofProcess.metrics.watchCache(() => running.site.parts.cache?.stats());
  ofProcess.metrics.watchForms(async () => (await running.site.parts.trouble()) === undefined);
  ofProcess.metrics.watchDisk(() => diskRoom(config.DATA_DIR));
  const server = http.createServer(limits, (request, response) => {
    if (draining) response.setHeader('Connection', 'close');
    keepPace(request);
    running.site.handle(request, response);
  });
  const { ask, reload } = reloader({ running, current, open, mayReload: () => opened && !draining });
  // A worker leaves reloading to its supervisor, which replaces it; a signal from the terminal reaches both.
  process.on('SIGHUP', () => {
    ask();
    if (!cluster.isWorker) void reload();
  });
  closeWithGrace({ delay: 25_000, skip: ['SIGHUP'] }, async ({ signal, err }) => {
    if (err) running.site.log.error('process.fault', { error: err.stack });
    else running.site.log.info('process.stopping', { signal });
    draining = true;
    // First tells kept-alive connections with their next answer: closing one without notice could fail a request.
    await setTimeout(drainMs);
    await closeServer(server);
    await running.site.close();
  });
  await listen(server, config);
  // Answers the first requests before loading the rest, which would make them wait as long again.
  await setTimeout(firstAnswersMs);
  await running.site.open();
  opened = true;
  // V8's default again; launch.ts kept it small during the start.
  setFlagsFromString('--semi-space-growth-factor=2');
  // Old objects are collected when they have doubled (docs/decisions/0060). V8's own rule lets them grow to four times under load, and
  // to a few megabytes more where requests are rare: one full page in forty would wait for a collection.
  setFlagsFromString('--heap-growing-percent=100');
  if (cluster.isWorker) {
    setInterval(() => tellSupervisor({ kind: 'beat' }), beatMs).unref();
    tellSupervisor({ kind: 'ready' });
    return;
  }
  // Without a supervisor: looks for changed content only now, when pages are answered.
  if (known !== undefined) void reload();
  runningTeller(config.DATA_DIR, running.site.log)({ workers: 1, build: ownBuildName, reloads: 0, refused: '' });
  const shown = config.HOST === '0.0.0.0' || config.HOST === '::' ? 'localhost' : config.HOST;
  console.log(`ready: http://${shown}:${config.PORT}/`);
}
