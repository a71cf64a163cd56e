// Refuses changes asked for by another site: by Fetch Metadata, else by Origin. No token, so pages stay cacheable.
import type { RequestHandler } from 'express';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);
const ours = new Set(['same-origin', 'none']);

export const sameOrigin: RequestHandler = (request, response, next) => {
  if (safe.has(request.method)) return next();
  const site = request.get('sec-fetch-site');
  const origin = request.get('origin');
  const allowed = site ? ours.has(site) : !origin || URL.parse(origin)?.host === request.headers.host;
  if (allowed) return next();
  response.status(403).set('Cache-Control', 'no-store').type('text/plain').send('Forbidden');
};
