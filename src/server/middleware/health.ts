// Tells supervisors whether the process lives and whether it should get traffic, and loopback how it is doing.
import { Router } from 'express';
import type { Metrics } from '../ops/metrics.ts';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

export function health(metrics: Metrics, ready: () => boolean): Router {
  const router = Router();
  router.get(
    '/healthz',
    (_request, response) => void response.set('Cache-Control', 'no-store').type('text').send('ok'),
  );
  router.get('/readyz', (_request, response) => {
    const up = ready();
    response
      .status(up ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .type('text')
      .send(up ? 'ready' : 'draining');
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
