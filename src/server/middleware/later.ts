// A step of the request's way whose code is loaded with the first request that takes it.
import type { RequestHandler } from 'express';

export function later(load: () => Promise<RequestHandler>): RequestHandler {
  let loaded: Promise<RequestHandler> | undefined;
  return async (request, response, next) => {
    loaded ??= load();
    const handle = await loaded;
    return handle(request, response, next);
  };
}
