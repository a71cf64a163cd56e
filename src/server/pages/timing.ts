// Tells who asks for it by a header how long the steps of his answer took, as Server-Timing.
import type { Request, Response } from 'express';

export type Timed = <T>(step: 'data' | 'render', work: () => Promise<T>) => Promise<T>;

/** Nobody asks by accident, and no cache in front keeps an answer by it. */
const asking = 'x-server-timing';

export function timingOf(request: Request, response: Response): Timed {
  if (request.headers[asking] === undefined) return (_step, work) => work();
  return async (step, work) => {
    const started = performance.now();
    const done = await work();
    // A page that is kept is made anew long after this answer.
    if (!response.headersSent)
      response.append('Server-Timing', `${step};dur=${(performance.now() - started).toFixed(1)}`);
    return done;
  };
}
