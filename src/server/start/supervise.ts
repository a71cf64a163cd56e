// Supervises workers behind one shared socket, which stays open while they are replaced one by one. A broken release never
// replaces a working one.
import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { Config } from '../config.ts';
import { lateModules } from '../lateModules.ts';
import { openLog, type Log } from '../ops/log.ts';
import { oneAtATime } from '../ops/boundedWork.ts';
import cluster from 'node:cluster';
import { once } from 'node:events';
import * as v from 'valibot';
import { answerMetrics, fromWorker } from './messages.ts';
import { stillThere, takeRelease, type Release, buildName, runningTeller } from './release.ts';
import { clockAhead } from '../ops/steadyClock.ts';
import { minuteMs } from '../../shared/i18n/times.ts';

type RunningWorker = {
  pid: number;
  /** Rejects with the reason when it ends or hangs before it is ready. */
  ready: Promise<void>;
  /** Resolves when the process has ended. */
  gone: Promise<void>;
  /** Ends it after its running requests. */
  retire: () => Promise<void>;
};

/** A worker that takes the place of another would take a clock that has been set meanwhile for right. */
const aheadAtStart = clockAhead();

const patience = { startMs: minuteMs, silentMs: 4_000, retireMs: 30_000 };
const lookMs = 500;

/** Starts a worker on a release and watches it. A worker that starts too slowly, hangs, or does not end when told is killed. */
function startWorker({ program, kept }: Release, log: Log): RunningWorker {
  cluster.setupPrimary({ exec: program, args: [kept, String(aheadAtStart)] });
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
/** A place that still runs the release before is tried again this often. */
const behindMs = 10_000;

export async function supervise(config: Config): Promise<void> {
  const log = openLog(config.LOG_LEVEL);
  (await lateModules.limits()).countForWorkers();
  (await lateModules.inspectTurns()).orderTurns();
  let good = await takeRelease(config.DATA_DIR);
  let stopping = false;
  let reloads = 0;
  const tell = runningTeller(config.DATA_DIR, log);
  const places = Array.from({ length: config.WORKERS }, () => openPlace(() => stillThere(good), log));

  /** Places in which no worker has started on the good release, each with the reason. */
  const behind = new Map<Place, string>();

  /** Tries a place that must not stay with the release before. */
  async function follow(place: Place): Promise<void> {
    for (let left = tries; left > 0 && !stopping; left -= 1) {
      try {
        await place.renew(good);
        behind.delete(place);
        return;
      } catch (error) {
        behind.set(place, String(error));
        log.error('worker.unstarted', { error: String(error) });
        await sleep(retryMs);
      }
    }
  }

  /** The first worker shows whether a release works; from then on it counts as good, and the others follow. */
  async function roll(next = good): Promise<void> {
    const [first, ...others] = places;
    await first?.renew(next);
    good = next;
    for (const place of others) await follow(place);
  }

  /** Empty when all processes run the good release. */
  const leftBehind = (): string => {
    const [reason] = behind.values();
    return reason === undefined
      ? ''
      : `${behind.size} of ${places.length} processes did not start on it yet: ${reason}`;
  };

  let asked = false;
  const renew = oneAtATime(async () => {
    const isAsked = asked;
    asked = false;
    if (!isAsked && behind.size === 0) return;
    let refused = '';
    try {
      if (isAsked) await roll(await takeRelease(config.DATA_DIR));
      else for (const place of behind.keys()) await follow(place);
    } catch (error) {
      refused = String(error);
      log.error('reload.refused', { error: refused });
    }
    refused ||= leftBehind();
    if (refused === '') log.info('reload.done', { build: buildName(good) });
    else if (behind.size > 0) log.error('reload.behind', { error: refused });
    reloads += Number(isAsked);
    conclude(refused);
  });
  let nextTry: NodeJS.Timeout | undefined;
  const conclude = (refused: string): void => {
    tell({ workers: config.WORKERS, build: buildName(good), reloads, refused });
    // A signal may have led here as well: without this, each time would begin one more chain of tries.
    clearTimeout(nextTry);
    if (behind.size > 0) nextTry = setTimeout(() => void (stopping || renew()), behindMs).unref();
  };
  process.on('SIGHUP', () => {
    asked = true;
    if (!stopping) void renew();
  });
  closeWithGrace({ delay: 35_000, skip: ['SIGHUP'] }, async () => {
    stopping = true;
    await Promise.all(places.map((place) => place.empty()));
  });
  // A site that cannot start ends here, with the reason. The first worker starts alone, so that only one migrates the tables.
  await roll();
  conclude(leftBehind());
  console.log(`ready: http://${config.HOST}:${config.PORT}/ with ${config.WORKERS} processes`);
}
