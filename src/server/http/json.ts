// The one shape of API answers, {code, message, result, errors}, and headers under which nothing in them can run.
import type { Request, RequestHandler, Response } from 'express';

export type FieldError = { field: string; code: string; message: string };

type Details = { code?: number; result?: unknown; errors?: readonly FieldError[] };

/** Headers of answers that are no pages: never stored, and nothing in them runs or is framed. */
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

/** The status that an error carries, as errors of Express and its parsers do; for any other error 500. */
export function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error && 'status' in error ? Number(error.status) : 500;
  return Number.isInteger(status) && status >= 400 && status < 600 ? status : 500;
}
