// What browsers send by themselves: small, of known types, answered before it is read, and counted for all visitors together.
import express, { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import { openLimit } from '../ops/limits.ts';
import type { Log } from '../ops/log.ts';

/** Whether one more may be counted in this minute. */
type MayCount = () => Promise<boolean>;

type Options = {
  /** What is counted together. */
  name: string;
  log: Pick<Log, 'warn'>;
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

export function intake({ name, log, types, mostBytes, mostPerMinute, take }: Options): RequestHandler {
  const limit = openLimit(name, { most: mostPerMinute, seconds: 60 }, log);
  const mayCount: MayCount = async () => (await limit.take({})) === undefined;
  const answer = async (request: Request, response: Response): Promise<void> => {
    response.status(204).set('Cache-Control', 'no-store').end();
    await take(parsed(String(request.body)), response, mayCount);
  };
  const unread: ErrorRequestHandler = (_error, _request, response, _next) => {
    response.status(400).set('Cache-Control', 'no-store').end();
  };
  return Router().use(express.text({ type: types, limit: mostBytes }), answer, unread);
}
