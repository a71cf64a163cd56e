// Measures how long the steps of an answer take, for clients that ask for it by a header, and sends it as Server-Timing.
import type { Request, Response } from 'express';

export type Timed = <T>(step: 'data' | 'render', work: () => Promise<T>) => Promise<T>;

/** No client sends it by accident, and no cache in front stores answers by it. */
const askingHeader = 'x-server-timing';

export function timingOf(request: Request, response: Response): Timed {
  if (request.headers[askingHeader] === undefined) return (_step, work) => work();
  return async (step, work) => {
    const started = performance.now();
    const done = await work();
    // A cached page is made again long after this answer.
    if (!response.headersSent)
      response.append('Server-Timing', `${step};dur=${(performance.now() - started).toFixed(1)}`);
    return done;
  };
}
