// Refuses changes that another site requests: checks Fetch Metadata, or else Origin. It needs no token, so pages stay cacheable.
import type { Request, RequestHandler } from 'express';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);
const ours = new Set(['same-origin', 'none']);

/** On an https site an http origin does not count: an attacker on an unencrypted line can forge it. */
function isOurs(origin: string, request: Request): boolean {
  const from = URL.parse(origin);
  return from?.host === request.headers.host && ['https:', `${request.protocol}:`].includes(from?.protocol ?? '');
}

/** Requests from elsewhere end in `refuse`. */
export function sameOrigin(refuse: RequestHandler): RequestHandler {
  return (request, response, next) => {
    if (safe.has(request.method)) return next();
    const site = request.get('sec-fetch-site');
    const origin = request.get('origin');
    const allowed = site ? ours.has(site) : !origin || isOurs(origin, request);
    return allowed ? next() : refuse(request, response, next);
  };
}
