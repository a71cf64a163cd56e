// A fault as programs read it: the shape of every answer of the API, under a policy that lets nothing of it run.
import type { Request, Response } from 'express';

/** Browsers ask for HTML first; our script and other programs ask for JSON by name. */
export const wantsJson = (request: Request): boolean => request.accepts(['html', 'json']) === 'json';

export function jsonFault(response: Response, status: number, message: string): void {
  response
    .status(status)
    .set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
    .json({ code: status, message, result: null, errors: [] });
}
