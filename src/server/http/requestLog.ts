// Gives each request an id and logs one line when it has been answered or its visitor has left.
import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import { loggedPath, type Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';

/** First half of an id, unique among processes; the second half is unique within one. */
const start = randomBytes(4).toString('base64url');
let count = 0;

export function newRequestId(): string {
  count += 1;
  return `${start}-${count.toString(36)}`;
}

/** One of a few fixed names, because each is a row of the metrics. */
function routeOf(path: string): string {
  const [, first = ''] = path.split('/', 2);
  return ['assets', 'webapi', 'consent', 'healthz', 'readyz', 'metrics'].includes(first) ? first : 'other';
}

export function requestLog(log: Log, metrics: Metrics): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    // Routers further in take the part that they are mounted at off the address, until they hand the request on.
    const { path } = request;
    const id = newRequestId();
    response.set('X-Request-Id', id);
    response.on('close', () => {
      const ms = Math.round(performance.now() - started);
      metrics.answered(response.locals.route ?? routeOf(path), response.statusCode, ms / 1000);
      log.info(response.writableFinished ? 'answered' : 'left', {
        id,
        method: request.method,
        path: loggedPath(path),
        status: response.statusCode,
        ms,
      });
    });
    next();
  };
}
