// /healthz: whether the process lives; /readyz: whether it should get traffic; /metrics: its numbers, for clients with the token.
import { createHash, timingSafeEqual } from 'node:crypto';
import { Router, type Response } from 'express';
import { mayKeepFiles } from '../ops/dataFiles.ts';
import { NeighbourFault } from '../ops/faults.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { SecretRing } from '../secrets.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export const healthPaths = { alive: '/healthz', ready: '/readyz', metrics: '/metrics' } as const;

/** Whether a process takes requests. */
export type Phase = 'starting' | 'ready' | 'draining';

/** `trouble`: why forms cannot be accepted now. */
export type Readiness = { phase: () => Phase; trouble: () => Promise<string | undefined> };

type Options = Readiness & {
  /** A client needs one of them to read /metrics; if there are none, nobody can. */
  metricsTokens: SecretRing;
};

export function health(metrics: Metrics, { phase, trouble, metricsTokens }: Options): Router {
  // The peer address proves nothing: the proxy in front of us is on this machine, too.
  const wanted = metricsTokens.map((token) => digest(`Bearer ${token}`));
  const mayRead = (sent = ''): boolean => wanted.some((one) => timingSafeEqual(one, digest(sent)));
  const router = Router();
  const say = (response: Response, status: number, words: string) =>
    void response.status(status).set('Cache-Control', 'no-store').type('text').send(words);
  router.get(healthPaths.alive, (_request, response) => say(response, 200, 'ok'));
  router.get(healthPaths.ready, async (_request, response) => {
    if (phase() !== 'ready') return say(response, 503, phase());
    const reason = await trouble();
    say(response, reason ? 503 : 200, reason ?? 'ready');
  });
  router.get(healthPaths.metrics, async (request, response) => {
    if (!mayRead(request.get('authorization'))) return say(response, 404, 'not found');
    response
      .set('Cache-Control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
  return router;
}

type Pingable = { ping: () => Promise<void> };

const keptMs = 1_000;

/** What keeps forms, by the word that /readyz has for it. */
type Keepers = Readonly<Record<string, () => Promise<void>>>;

async function troubleOf(keepers: Keepers): Promise<string | undefined> {
  for (const [name, tried] of Object.entries(keepers)) {
    try {
      await tried();
    } catch (error) {
      return `${name} ${error instanceof NeighbourFault ? error.code : 'unknown'}`;
    }
  }
  return undefined;
}

/** Resolves to the first fault of what keeps forms. Tries it at most once a second, however often supervisors ask. */
export function formsTrouble(store: () => Promise<Pingable>, dataDir: string): () => Promise<string | undefined> {
  const keepers: Keepers = {
    store: async () => (await store()).ping(),
    // Attachments arrive there, wherever they are stored.
    files: () => mayKeepFiles(dataDir),
  };
  let asked: Promise<string | undefined> | undefined;
  let askedAt = 0;
  return () => {
    if (asked && performance.now() - askedAt < keptMs) return asked;
    askedAt = performance.now();
    asked = troubleOf(keepers);
    return asked;
  };
}
