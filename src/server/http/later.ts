// A request handler whose code is loaded with the first request for it.
import type { RequestHandler } from 'express';
import { openOnce } from '../ops/openOnce.ts';

export function later(load: () => Promise<RequestHandler>): RequestHandler {
  const loaded = openOnce(load);
  return async (request, response, next) => {
    const handle = await loaded();
    return handle(request, response, next);
  };
}
