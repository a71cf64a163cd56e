// What browsers send by themselves: small, of known types, answered before it is read, and counted for all visitors together.
import express, { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Whether one more may be counted in this minute. */
type MayCount = () => Promise<boolean>;

type Options = {
  types: string[];
  mostBytes: number;
  /** Of all visitors together: what matters is told as well by some as by all. */
  mostPerMinute: number;
  take: (body: unknown, response: Response, mayCount: MayCount) => Promise<void>;
};

/** Undefined for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function intake({ types, mostBytes, mostPerMinute, take }: Options): RequestHandler {
  const limiter = new RateLimiterMemory({ points: mostPerMinute, duration: 60 });
  const mayCount: MayCount = () =>
    limiter.consume('all').then(
      () => true,
      () => false,
    );
  const answer = async (request: Request, response: Response): Promise<void> => {
    response.status(204).set('Cache-Control', 'no-store').end();
    await take(parsed(String(request.body)), response, mayCount);
  };
  const unread: ErrorRequestHandler = (_error, _request, response, _next) => {
    response.status(400).set('Cache-Control', 'no-store').end();
  };
  return Router().use(express.text({ type: types, limit: mostBytes }), answer, unread);
}
