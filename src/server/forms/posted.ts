// A form posted to a page: which page that is, found once for all who ask, and what was sent.
import type { Request, Response } from 'express';
import { InputFault } from '../ops/faults.ts';
import { matchAddress, type Known, type Match } from '../render/match.ts';
import type { PageMatch } from '../render/View.ts';
import { receiveBody } from './receiveBody.ts';
import type { Body } from './Submission.ts';

declare global {
  namespace Express {
    interface Locals {
      /** The page that a form was posted to. */
      postedTo?: Match;
    }
  }
}

export function pagePostedTo(request: Request, response: Response, known: Known): PageMatch | undefined {
  const match = (response.locals.postedTo ??= matchAddress(request.path, response.locals.site.defaultLocale, known));
  return match.kind === 'page' ? match : undefined;
}

/** Returns a status if nothing came that a form could be shown with; the rest of the request is then not read. */
export async function receivePosted(
  request: Request,
  response: Response,
  folder: string | undefined,
): Promise<Body | number> {
  try {
    return await receiveBody(request, response, folder);
  } catch (error) {
    if (!(error instanceof InputFault)) throw error;
    response.set('Connection', 'close');
    return error.status;
  }
}
