// Supervises workers behind one shared socket, which stays open while they are replaced one by one. A broken release never
// replaces a working one.
import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { Config } from '../config.ts';
import { lateModules } from '../lateModules.ts';
import { openLog, type Log } from '../ops/log.ts';
import { oneAtATime } from './oneAtATime.ts';
import cluster from 'node:cluster';
import { once } from 'node:events';
import * as v from 'valibot';
import { answerMetrics } from './sharedMetrics.ts';
import { fromWorker } from './messages.ts';
import { stillThere, takeRelease, type Release } from './release.ts';
import { buildName, tellRunning } from './tellRunning.ts';

type RunningWorker = {
  pid: number;
  /** Rejects with the reason when it ends or hangs before it is ready. */
  ready: Promise<void>;
  /** Resolves when the process has ended. */
  gone: Promise<void>;
  /** Ends it after its running requests. */
  retire: () => Promise<void>;
};

const patience = { startMs: 60_000, silentMs: 4_000, retireMs: 30_000 };
const lookMs = 500;

/** Starts a worker on a release and watches it. A worker that starts too slowly, hangs, or does not end when told is killed. */
function startWorker({ program, kept }: Release, log: Log): RunningWorker {
  cluster.setupPrimary({ exec: program, args: [kept] });
  const worker = cluster.fork();
  const started = performance.now();
  let isReady = false;
  let reason = '';
  let lastBeat = started;
  let lastLook = started;
  const end = (why: string): void => {
    reason ||= why;
    worker.process.kill('SIGKILL');
  };

  const watch = setInterval(() => {
    const now = performance.now();
    // After a pause of the whole machine a missing heartbeat means nothing.
    if (now - lastLook > 2 * lookMs) lastBeat = now;
    lastLook = now;
    if (!isReady && now - started > patience.startMs) end(`not ready within ${patience.startMs / 1000} s`);
    if (isReady && now - lastBeat > patience.silentMs) {
      log.error('worker.stalled', { pid: worker.process.pid });
      end('stands still');
    }
  }, lookMs).unref();

  // A worker may die before a message reaches it.
  worker.on('error', (error) => log.warn('worker.unreachable', { error: String(error) }));
  const gone = once(worker, 'exit').then(() => clearInterval(watch));
  const ready = new Promise<void>((resolve, reject) => {
    worker.on('message', (message: unknown) => {
      const { success, output } = v.safeParse(fromWorker, message);
      if (!success) return;
      lastBeat = performance.now();
      if (output.kind === 'failed') reason = output.reason;
      if (output.kind === 'metrics') void answerMetrics(worker, output.question);
      if (output.kind !== 'ready') return;
      isReady = true;
      resolve();
    });
    void gone.then(() => reject(new Error(reason || 'ended before it was ready')));
  });
  // Callers may ignore it: without this handler an unawaited rejection would end the process.
  ready.catch(() => {});

  return {
    pid: worker.process.pid ?? 0,
    ready,
    gone,
    async retire() {
      worker.process.kill('SIGTERM');
      const tooLong = new AbortController();
      void sleep(patience.retireMs, undefined, { signal: tooLong.signal }).then(
        () => end('did not go'),
        () => {},
      );
      await gone;
      tooLong.abort();
    },
  };
}

type Place = {
  /** Starts a new worker, then ends the old one. If the new one does not start, it rejects and the old one stays. */
  renew: (release: Release) => Promise<void>;
  empty: () => Promise<void>;
};

const shortestPauseMs = 500;
const longestPauseMs = 30_000;
/** A worker that has served this long was no failed start: after a stall or crash it is replaced without a longer pause. */
const wellAfterMs = 10_000;

/** One place among the workers: refilled when its worker dies, and never empty during a renewal. `current`: the release for a refill. */
function openPlace(current: () => Release, log: Log): Place {
  let holder: RunningWorker | undefined;
  let closed = false;
  let pauseMs = shortestPauseMs;

  function settle(worker: RunningWorker): void {
    const since = performance.now();
    holder = worker;
    void worker.gone.then(async () => {
      if (closed || holder !== worker) return;
      holder = undefined;
      log.error('worker.died', { pid: worker.pid });
      pauseMs = performance.now() - since > wellAfterMs ? shortestPauseMs : Math.min(pauseMs * 2, longestPauseMs);
      // `renew` may have filled the place meanwhile.
      await sleep(pauseMs);
      if (!closed && !holder) settle(startWorker(current(), log));
    });
  }

  return {
    async renew(release) {
      const worker = startWorker(release, log);
      await worker.ready;
      const old = holder;
      if (closed) return worker.retire();
      settle(worker);
      await old?.retire();
    },
    async empty() {
      closed = true;
      await holder?.retire();
    },
  };
}

const retryMs = 1_000;
const tries = 5;

export async function supervise(config: Config): Promise<void> {
  const log = openLog(config.LOG_LEVEL);
  (await lateModules.limits()).countForWorkers();
  (await lateModules.inspectTurns()).orderTurns();
  let good = await takeRelease(config.DATA_DIR);
  let stopping = false;
  let reloads = 0;
  const tell = (refused: string) => {
    tellRunning(config.DATA_DIR, { workers: config.WORKERS, build: buildName(good), reloads, refused });
  };
  const places = Array.from({ length: config.WORKERS }, () => openPlace(() => stillThere(good), log));

  /** The first worker shows whether a release works; from then on it counts as good, and the others follow. */
  async function roll(next = good): Promise<void> {
    for (const [index, place] of places.entries()) {
      for (let left = index === 0 ? 1 : tries; left > 0 && !stopping; left -= 1) {
        try {
          await place.renew(next);
          good = next;
          break;
        } catch (error) {
          if (index === 0) throw error;
          log.error('worker.unstarted', { error: String(error) });
          await sleep(retryMs);
        }
      }
    }
  }

  const reload = oneAtATime(async () => {
    let refused = '';
    try {
      await roll(await takeRelease(config.DATA_DIR));
      log.info('reload.done', { build: buildName(good) });
    } catch (error) {
      refused = String(error);
      log.error('reload.refused', { error: refused });
    }
    reloads += 1;
    tell(refused);
  });
  process.on('SIGHUP', () => void (stopping || reload()));
  closeWithGrace({ delay: 35_000, skip: ['SIGHUP'] }, async () => {
    stopping = true;
    await Promise.all(places.map((place) => place.empty()));
  });
  // A site that cannot start ends here, with the reason. The first worker starts alone, so that only one migrates the tables.
  await roll();
  tell('');
  console.log(`ready: http://${config.HOST}:${config.PORT}/ with ${config.WORKERS} processes`);
}
