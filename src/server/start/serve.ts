// A process that answers: alone, or as one of the supervisor's workers.
import cluster from 'node:cluster';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { Config } from '../config.ts';
import { keepPace, longestRequestMs } from '../http/bodyPace.ts';
import { openMetrics } from '../ops/metrics.ts';
import { boundHeap } from './boundHeap.ts';
import { holdBuild } from './holdBuild.ts';
import { root } from './folders.ts';
import { tellSupervisor } from './messages.ts';
import { openSite, type Site } from './openSite.ts';
import { oneAtATime } from './oneAtATime.ts';
import { sharedMetrics } from './sharedMetrics.ts';
import { ownBuildName, tellRunning } from './tellRunning.ts';

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

/** `content`: a folder known to be good, which the supervisor names; without it, the project's. */
export async function serve(config: Config, content = path.join(root, 'content')): Promise<void> {
  let opened = false;
  let draining = false;
  const phase = () => (draining ? 'draining' : opened ? 'ready' : 'starting');
  boundHeap();
  holdBuild();
  const metrics = cluster.isWorker ? sharedMetrics() : openMetrics();
  let site = await openSite({ config, content, phase, metrics });
  const server = http.createServer(limits, (request, response) => {
    if (draining) response.setHeader('Connection', 'close');
    keepPace(request);
    site.handle(request, response);
  });
  // Content is read anew; with a mistake in it the site stays as it was.
  const reload = oneAtATime(async () => {
    if (!opened || draining) return;
    let next: Site | undefined;
    try {
      next = await openSite({ config, content, phase, metrics, before: site.parts });
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
  process.on('SIGHUP', () => void (cluster.isWorker || reload()));
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
  if (cluster.isWorker) {
    setInterval(() => tellSupervisor({ kind: 'beat' }), beatMs).unref();
    tellSupervisor({ kind: 'ready' });
    return;
  }
  tellRunning(config.DATA_DIR, { workers: 1, build: ownBuildName, reloads: 0, refused: '' });
  const shown = config.HOST === '0.0.0.0' || config.HOST === '::' ? 'localhost' : config.HOST;
  console.log(`ready: http://${shown}:${config.PORT}/`);
}
