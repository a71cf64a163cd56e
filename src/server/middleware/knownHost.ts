// Answers only for host names of ours; everything that depends on the host uses the site found here.
import type { RequestHandler } from 'express';
import type { Sites } from '../sites.ts';

export function knownHost(sites: Sites): RequestHandler {
  return (request, response, next) => {
    const site = sites.find(request.headers.host);
    if (!site) {
      response.status(421).set('Cache-Control', 'no-store').type('text/plain').send('Misdirected request');
      return;
    }
    response.locals.site = site;
    next();
  };
}
