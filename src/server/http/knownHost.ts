// Refuses requests for host names that are not ours. Later steps use the site found here.
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Sites } from './sites.ts';

/** Of several Host headers Node reads the first, but a proxy in front may have read another. */
export function namesOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
}

export function knownHost(sites: Sites): RequestHandler {
  return (request, response, next) => {
    if (!namesOneHost(request)) {
      response.status(400).set('Cache-Control', 'no-store').type('text/plain').send('One Host, please');
      return;
    }
    const site = sites.find(request.headers.host);
    if (!site) {
      response.status(421).set('Cache-Control', 'no-store').type('text/plain').send('Misdirected request');
      return;
    }
    response.locals.site = site;
    next();
  };
}
