// Receives what browsers send by themselves: small bodies of known types, answered before they are processed, and limited
// for all visitors together.
import express, { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import { openLimit } from '../ops/limits.ts';
import type { Log } from '../ops/log.ts';

/** Whether one more may be counted in this minute. */
type MayCount = () => Promise<boolean>;

type Options = {
  /** Of the limit. */
  name: string;
  log: Pick<Log, 'warn'>;
  types: string[];
  mostBytes: number;
  /** For all visitors together: a sample tells as much as all of them. */
  mostPerMinute: number;
  take: (body: unknown, response: Response, mayCount: MayCount) => Promise<void>;
};

/** Undefined when `text` is no JSON. */
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
