// The first step of all: answers a repeated GET from the cache, with one look-up and one write. It has an id and is counted,
// but only a sample is logged.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { loggedPath, type Log } from '../ops/log.ts';
import type { PageCache } from './pageCache.ts';
import { namesOneHost, type Sites } from '../http/sites.ts';
import { addressKey } from '../http/varies.ts';
import { mayCarry } from '../http/visitor.ts';
import { newRequestId } from '../http/requestLog.ts';

type Options = {
  cache: Pick<PageCache<unknown>, 'serve'> | undefined;
  sites: Sites;
  log: Log;
  answered: (route: 'ready', status: number) => void;
};

/** One in so many answers is logged: a line for each would cost more than the answer. */
const sampled = 100;

const isRoot = (url: string | undefined): boolean => url === '/' || url?.startsWith('/?') === true;

export function readyPages({ cache, sites, log, answered }: Options) {
  let count = 0;
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, headers, url, visitor } = request;
    if (!cache || (method !== 'GET' && method !== 'HEAD') || !namesOneHost(request)) return false;
    if (visitor.isLost || visitor.arrives || (visitor.chosen && isRoot(url)) || (headers.referer && mayCarry(request)))
      return false;
    const site = sites.find(headers.host);
    if (!site) return false;
    const id = newRequestId();
    if (!cache.serve(request, response, addressKey(request, site), id)) return false;
    answered('ready', response.statusCode);
    count += 1;
    if (count % sampled === 1) {
      log.info('answered', {
        id,
        method,
        path: loggedPath(url?.split('?')[0] ?? ''),
        status: response.statusCode,
        ready: true,
        sampled,
      });
    }
    return true;
  };
}
