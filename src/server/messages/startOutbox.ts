// Worker that sends the messages of the outbox, each at least once, with growing pauses after failures, until it is stopped.
import * as v from 'valibot';
import type { Log } from '../ops/log.ts';
import { forwardSchema, mailSchema, smsSchema, webhookSchema, type Deliver, type Notice } from './ports.ts';
import { NeighbourFault } from '../ops/faults.ts';
import { hourMs, minuteMs } from '../../shared/i18n/times.ts';

type Outgoing = {
  id: string;
  kind: 'mail' | 'news' | 'sms' | 'webhook' | 'forward';
  messageId: string;
  payload: unknown;
  tries: number;
};

/** What the worker needs from the store. */
type Queue = {
  claim(kinds: readonly Outgoing['kind'][], limit: number, leaseMs: number): Promise<Outgoing[]>;
  delivered(id: string): Promise<void>;
  failed(id: string, error: string, nextAt: number | undefined, notices?: readonly Notice[]): Promise<void>;
};

export type OutboxWorker = {
  /** Checks the queue at once instead of within a second. */
  wake: () => void;
  /** Resolves when no message is being sent any more. */
  stop: () => Promise<void>;
};

type OutboxOptions = {
  queue: Queue;
  /** The kinds of messages that this worker sends. */
  kinds: readonly Outgoing['kind'][];
  deliver: Omit<Deliver, 'files'>;
  /** Mails to send when a message is refused for good. */
  noticesOf?: (payload: unknown, reason: string) => readonly Notice[] | Promise<readonly Notice[]>;
  clock: () => number;
  log: Log;
};

const atOnce = 10;
/** Longer than any delivery; after it, messages of a worker that died are tried again. */
const leaseMs = 5 * minuteMs;
const pauseMs = 1_000;
/** Each worker of each process tries a database that is down once a second: a line for each try would bury all others. */
const triesALine = 60;
const firstRetryMs = 5_000;
const longestRetryMs = hourMs;

/** Doubles with each try; half of it is random, so that a thousand failed messages do not return together. */
export function backOff(tries: number, random: () => number = Math.random): number {
  const full = Math.min(firstRetryMs * 2 ** (tries - 1), longestRetryMs);
  return Math.round(full * (0.5 + random() / 2));
}

function checked<S extends v.GenericSchema>(schema: S, payload: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, payload);
  if (!result.success) throw new NeighbourFault('final', v.summarize(result.issues));
  return result.output;
}

async function send({ kind, payload, messageId }: Outgoing, deliver: OutboxOptions['deliver']): Promise<void> {
  if (kind === 'mail' || kind === 'news') return deliver.mail(checked(mailSchema, payload), messageId);
  if (kind === 'sms') return deliver.sms(checked(smsSchema, payload), messageId);
  if (kind === 'forward') return deliver.forward(checked(forwardSchema, payload), messageId);
  return deliver.webhook(checked(webhookSchema, payload), messageId);
}

/** Includes causes: fetch and sockets put the real error there. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message}: ${reasonOf(error.cause)}` : error.message;
}

/** Only a code for the log: mail servers repeat addresses and text of the mail in their messages. */
function codeOf(error: unknown): string | number {
  if (!(error instanceof Error)) return 'unknown';
  if ('responseCode' in error && typeof error.responseCode === 'number') return error.responseCode;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause ? codeOf(error.cause) : error.name;
}

export function startOutbox({ queue, kinds, deliver, noticesOf, clock, log }: OutboxOptions): OutboxWorker {
  const stopping = new AbortController();
  let awake = true;
  let failures = 0;
  let endPause = (): void => {};

  /** Undefined when the notices cannot be made just now: the message is tried again, as those who must know would never hear of it. */
  async function noticesFor(message: Outgoing, reason: string): Promise<readonly Notice[] | undefined> {
    try {
      return (await noticesOf?.(message.payload, reason)) ?? [];
    } catch (error) {
      log.warn('outbox.noNotice', { id: message.id, error: String(error) });
      return undefined;
    }
  }

  async function handle(message: Outgoing): Promise<void> {
    const about = { id: message.id, kind: message.kind, tries: message.tries };
    try {
      await send(message, deliver);
    } catch (error) {
      const reason = reasonOf(error);
      const isFinal = error instanceof NeighbourFault && ['final', 'noMailbox'].includes(error.code);
      const notices = isFinal ? await noticesFor(message, reason) : undefined;
      log.warn('outbox.notDelivered', { ...about, fault: codeOf(error), final: notices !== undefined });
      return queue.failed(message.id, reason, notices ? undefined : clock() + backOff(message.tries), notices);
    }
    await queue.delivered(message.id);
    log.info('outbox.delivered', about);
  }

  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, pauseMs);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** Claims more whenever one has ended or a new one may have come: a receiver that does not answer holds up no other. */
  async function sendWaiting(): Promise<void> {
    const underWay = new Set<Promise<void>>();
    const faults: unknown[] = [];
    while (faults.length === 0) {
      awake = false;
      const room = stopping.signal.aborted ? 0 : atOnce - underWay.size;
      const batch = room > 0 ? await queue.claim(kinds, room, leaseMs) : [];
      for (const message of batch) {
        const handled: Promise<void> = handle(message)
          .catch((error: unknown) => void faults.push(error))
          .finally(() => underWay.delete(handled));
        underWay.add(handled);
      }
      if (underWay.size === 0) break;
      if (!awake) await Promise.race([...underWay, ...(batch.length < room ? [pause()] : [])]);
      endPause();
    }
    await Promise.all(underWay);
    if (faults.length > 0) throw faults[0];
  }

  async function tryToSend(): Promise<void> {
    try {
      await sendWaiting();
      failures = 0;
    } catch (error) {
      if (failures % triesALine === 0) log.error('outbox.unreadable', { error: String(error) });
      failures += 1;
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      awake = false;
      await tryToSend();
      if (!awake && !stopping.signal.aborted) await pause();
    }
  }

  const running = run();
  const wake = (): void => {
    awake = true;
    endPause();
  };
  return {
    wake,
    stop() {
      stopping.abort();
      wake();
      return running;
    },
  };
}
