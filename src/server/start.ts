// The only file that listens, forks and traps signals: one process, or a supervisor with workers behind a shared socket.
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import http, { type RequestListener } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { createApp } from './app.ts';
import { loadConfig, type Config } from './config.ts';
import { lateModules, loadLateModules } from './lateModules.ts';
import type { Forms } from './openForms.ts';
import { keepPace, longestRequestMs } from './ops/bodyPace.ts';
import { openLog, type Log } from './ops/log.ts';
import { openParts } from './parts.ts';
import { StoreError } from './store/StoreError.ts';

const root = path.resolve(__dirname, '../..');
const firstAnswers = 300;
const restartPause = 1000;
const drain = 1000;
const longestAnswer = 10_000;
const limits = {
  keepAliveTimeout: 75_000,
  headersTimeout: 15_000,
  requestTimeout: longestRequestMs,
  maxHeaderSize: 32_768,
};

type Site = { handle: RequestListener; forms: () => Promise<Forms>; log: Log };

async function openSite(config: Config, isReady: () => boolean): Promise<Site> {
  const parts = await openParts(config, root, { isReady });
  const forms = async () => {
    const opened = await parts.forms();
    // A damaged database must be looked at before anything is written; one that is away may come back.
    await opened.parts.store().catch((error: unknown) => {
      if (error instanceof StoreError && error.fault === 'corrupt') throw error;
      parts.log.error('store.unreachable', { error: String(error) });
    });
    return opened;
  };
  return { handle: createApp(parts), forms, log: parts.log };
}

async function serve(config: Config): Promise<void> {
  let opened = false;
  let draining = false;
  const isReady = () => opened && !draining;
  let site = await openSite(config, isReady);
  let forms: Forms | undefined;
  const server = http.createServer(limits, (request, response) => {
    if (draining) response.setHeader('Connection', 'close');
    keepPace(request);
    site.handle(request, response);
  });
  // Content is read anew; with a mistake in it the site stays as it was.
  process.on('SIGHUP', () => {
    if (!opened) return;
    const reload = async () => {
      const next = await openSite(config, isReady);
      const old = forms;
      const opening = await next.forms();
      forms = opening;
      site = next;
      opening.work();
      site.log.info('reloaded');
      await old?.close();
    };
    reload().catch((error: unknown) => site.log.error('reload.refused', { error: String(error) }));
  });
  closeWithGrace({ delay: 25_000, skip: ['SIGHUP'] }, async ({ signal, err }) => {
    if (err) site.log.error('stopping', { error: err.stack });
    else site.log.info('stopping', { signal });
    draining = true;
    // Kept-alive visitors are told with their next answer; a connection closed under their hands would be an error.
    await setTimeout(drain);
    const closed = once(server, 'close');
    server.close();
    server.closeIdleConnections();
    const hardEnd = AbortSignal.timeout(longestAnswer);
    hardEnd.addEventListener('abort', () => server.closeAllConnections());
    await closed;
    await forms?.close();
  });
  server.listen(config.PORT, config.HOST);
  await once(server, 'listening');
  // Who waits at the door reads at once; what else there is to load would keep him for as long again.
  await setTimeout(firstAnswers);
  const opening = await site.forms();
  forms = opening;
  await loadLateModules();
  opening.work();
  opened = true;
  if (cluster.isPrimary) {
    const shown = config.HOST === '0.0.0.0' || config.HOST === '::' ? 'localhost' : config.HOST;
    console.log(`ready: http://${shown}:${config.PORT}/`);
  }
}

/** Workers share the supervisor's socket, so it stays open while they are replaced one by one. */
async function supervise(config: Config): Promise<void> {
  const log = openLog(config.LOG_LEVEL);
  (await lateModules.rateLimit()).countForWorkers();
  // Tables are brought up to date by one process, and a mistake in content stops the start, not every worker.
  const site = await openSite(config, () => false);
  await (await site.forms()).close();
  let stopping = false;
  const leaving = new Set<Worker>();
  const start = async (): Promise<void> => {
    const worker = cluster.fork();
    // A worker may die before it hears how often somebody has sent a form.
    worker.on('error', (error) => log.warn('worker.unreachable', { error: String(error) }));
    worker.on('exit', (code) => {
      if (stopping || leaving.delete(worker)) return;
      log.error('worker.died', { code });
      void setTimeout(restartPause).then(start);
    });
    await once(worker, 'listening');
  };
  await Promise.all(Array.from({ length: config.WORKERS }, start));
  console.log(`ready: http://${config.HOST}:${config.PORT}/ with ${config.WORKERS} processes`);
  process.on('SIGHUP', () => {
    const old = Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);
    void old.reduce<Promise<void>>(async (before, worker) => {
      await before;
      await start();
      leaving.add(worker);
      worker.kill('SIGTERM');
      await once(worker, 'exit');
    }, Promise.resolve());
  });
  closeWithGrace({ delay: 30_000, skip: ['SIGHUP'] }, async () => {
    stopping = true;
    const workers = Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);
    for (const worker of workers) worker.kill('SIGTERM');
    await Promise.all(workers.map((worker) => once(worker, 'exit')));
  });
}

async function start(): Promise<void> {
  const config = loadConfig(process.env);
  await (config.WORKERS > 1 && cluster.isPrimary ? supervise(config) : serve(config));
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
