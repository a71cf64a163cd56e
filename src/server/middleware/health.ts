// Tells supervisors whether the process lives and whether it should get traffic, and loopback how it is doing.
import { Router, type Response } from 'express';
import type { Metrics } from '../ops/metrics.ts';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** `trouble`: why forms cannot be taken just now. */
export type Readiness = { isReady: () => boolean; trouble: () => Promise<string | undefined> };

export function health(metrics: Metrics, { isReady, trouble }: Readiness): Router {
  const router = Router();
  const say = (response: Response, status: number, words: string) =>
    void response.status(status).set('Cache-Control', 'no-store').type('text').send(words);
  router.get('/healthz', (_request, response) => say(response, 200, 'ok'));
  router.get('/readyz', async (_request, response) => {
    if (!isReady()) return say(response, 503, 'draining');
    const reason = await trouble();
    say(response, reason ? 503 : 200, reason ?? 'ready');
  });
  router.get('/metrics', async (request, response, next) => {
    // Behind nginx every request comes from loopback, but only nginx adds this header.
    if (!loopback.test(request.socket.remoteAddress ?? '') || request.headers['x-forwarded-for']) return next();
    response
      .set('Cache-Control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
  return router;
}
