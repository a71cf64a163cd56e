// Caches answers by key: returns a known one at once, renews an old one in the background, and sends equal requests once.
import { LRUCache } from 'lru-cache';
import { breaker } from './breaker.ts';
import { minuteMs } from '../../../shared/i18n/times.ts';

export type Log = (event: string, fields: object) => void;

type Question<Answer> = {
  ask: () => Promise<Answer>;
  /** Used when no answer is known. May reject. */
  otherwise: () => Promise<Answer>;
};

type KnownAnswers<Answer> = {
  get: (key: string, question: Question<Answer>) => Promise<Answer>;
  /** Adds an answer from an earlier run: returned at once, and renewed at the first request. */
  remember: (key: string, answer: Answer) => void;
};

const freshMs = minuteMs;
const retryMs = 2000;
const failuresToBreak = 5;
const mostKeys = 1000;

export function knownAnswers<Answer extends object | boolean>(name: string, log: Log): KnownAnswers<Answer> {
  const door = breaker({
    failures: failuresToBreak,
    pauseMs: retryMs,
    onBreak: () => log('backend.broken', { call: name }),
    onRecover: () => log('backend.recovered', { call: name }),
  });

  const cache = new LRUCache<string, Answer, Question<Answer>>({
    max: mostKeys,
    ttl: freshMs,
    allowStale: true,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, stale, { options, context }) => {
      try {
        return await door.run(context.ask);
      } catch (error) {
        log('backend.failed', { call: name, reason: String(error), known: stale !== undefined });
        options.ttl = retryMs;
        return stale ?? context.otherwise();
      }
    },
  });

  return {
    get: (key, question) => cache.forceFetch(key, { context: question }),
    remember: (key, answer) => {
      cache.set(key, answer, { start: performance.now() - freshMs - 1 });
    },
  };
}
