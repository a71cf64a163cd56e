// The one shape in which the API answers, {code, message, result, errors}, under a policy that lets nothing of an answer run.
import type { Request, RequestHandler, Response } from 'express';

export type FieldError = { field: string; code: string; message: string };

type Details = { code?: number; result?: unknown; errors?: readonly FieldError[] };

/** Of what is no page: never kept, and nothing in it runs or is framed. */
export const sealed = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/** For a router all of whose answers are JSON. */
export const jsonOnly: RequestHandler = (_request, response, next) => {
  response.set(sealed);
  next();
};

/** Browsers ask for HTML first; our script and other programs ask for JSON by name. */
export const wantsJson = (request: Request): boolean => request.accepts(['html', 'json']) === 'json';

export function ok(response: Response, result: unknown, message = 'ok'): void {
  response.set('Cache-Control', 'no-store').json({ code: 0, message, result, errors: [] });
}

export function fault(response: Response, status: number, message: string, details: Details = {}): void {
  const { code = status, result = null, errors = [] } = details;
  response.status(status).set(sealed).json({ code, message, result, errors });
}

/** The status that an error carries, as those of Express and its parsers do; everything else is our own fault. */
export function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error && 'status' in error ? Number(error.status) : 500;
  return Number.isInteger(status) && status >= 400 && status < 600 ? status : 500;
}
