// One worker: started on a release within a time, watched while it lives, told to go or made to.
import cluster from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import type { Log } from '../ops/log.ts';
import { answerMetrics } from './sharedMetrics.ts';
import { fromWorker } from './messages.ts';
import type { Release } from './release.ts';

export type RunningWorker = {
  pid: number;
  /** Rejects with the reason when it ends or stands still before it is ready. */
  ready: Promise<void>;
  /** Resolves when the process has ended. */
  gone: Promise<void>;
  /** Lets it answer what is under way. */
  retire: () => Promise<void>;
};

export type Patience = { startMs: number; silentMs: number; retireMs: number };

export const patience: Patience = { startMs: 60_000, silentMs: 4_000, retireMs: 30_000 };
const lookMs = 500;

export function startWorker({ program, content }: Release, log: Log): RunningWorker {
  cluster.setupPrimary({ exec: program, args: [content] });
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
    // After a pause of the whole machine nobody could have been heard.
    if (now - lastLook > 2 * lookMs) lastBeat = now;
    lastLook = now;
    if (!isReady && now - started > patience.startMs) end(`not ready within ${patience.startMs / 1000} s`);
    if (isReady && now - lastBeat > patience.silentMs) {
      log.error('worker.stalled', { pid: worker.process.pid });
      end('stands still');
    }
  }, lookMs).unref();

  // A worker may die before it hears an answer of ours.
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
  // Whoever waits for it hears of it; nobody has to.
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
