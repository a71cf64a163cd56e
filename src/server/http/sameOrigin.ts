// Refuses changes asked for by another site: by Fetch Metadata, else by Origin. No token, so pages stay cacheable.
import type { Request, RequestHandler } from 'express';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);
const ours = new Set(['same-origin', 'none']);

/** Whoever stands in the middle of a plain line may speak for http of our name, but not for https. */
function isOurs(origin: string, request: Request): boolean {
  const from = URL.parse(origin);
  return from?.host === request.headers.host && ['https:', `${request.protocol}:`].includes(from?.protocol ?? '');
}

/** Whatever comes from elsewhere goes to `refuse` and no further. */
export function sameOrigin(refuse: RequestHandler): RequestHandler {
  return (request, response, next) => {
    if (safe.has(request.method)) return next();
    const site = request.get('sec-fetch-site');
    const origin = request.get('origin');
    const allowed = site ? ours.has(site) : !origin || isOurs(origin, request);
    return allowed ? next() : refuse(request, response, next);
  };
}
