// Sends requests that cost work through the gate, or answers them with a prepared 503. Thanks for a form that was sent a moment
// ago go through with forms. A request leaves the gate when its visitor gives up.
import { readdirSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Gate, Lane } from './gate.ts';
import type { Log } from '../ops/log.ts';
import type { BusyKind, BusyPages } from './barePages.ts';
import { healthPaths } from './health.ts';
import type { Site, Sites } from './sites.ts';
import { newRequestId } from './requestLog.ts';
import type { ThanksDue } from './thanksDue.ts';
import { isAhead } from './visitor.ts';

declare module 'node:http' {
  interface IncomingMessage {
    /** Leaves the gate early, when an answer goes on but costs no more work. */
    letNext?: () => void;
  }
}

type Options = {
  gate: Gate;
  /** Forms sent a moment ago. */
  thanks: Pick<ThanksDue, 'take'>;
  /** Answers if the page has been made for another visitor meanwhile. */
  ready: (request: IncomingMessage, response: ServerResponse) => boolean;
  busy: BusyPages;
  sites: Sites;
  publicFolder: string;
  log: Log;
  answered: (route: 'shed', status: number) => void;
};

const health: readonly string[] = Object.values(healthPaths);
const reportMs = 1_000;

const pathIn = (request: IncomingMessage): string => (request.url ?? '').split('?', 1)[0] ?? '';

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

function kindOf(request: IncomingMessage, path: string): BusyKind {
  if (path.startsWith('/webapi/') || /^application\/json\b/.test(request.headers.accept ?? '')) return 'json';
  return isRead(request) ? 'page' : 'form';
}

export function overload({ gate, thanks, ready, busy, sites, publicFolder, log, answered }: Options) {
  const files = new Set(readdirSync(publicFolder, { recursive: true }).map((name) => `/${String(name)}`));
  /** The thanks for a form that was just sent go with forms, so that visitors see that it has arrived. */
  const laneOf = (request: IncomingMessage): Lane =>
    isRead(request) && !thanks.take(request.url ?? '') ? 'page' : 'form';
  const isLight = (path: string): boolean => path.startsWith('/assets/') || health.includes(path) || files.has(path);
  let refused = 0;
  let reported = 0;

  function count(): void {
    refused += 1;
    answered('shed', 503);
    if (performance.now() - reported < reportMs) return;
    log.warn('overload', { refused });
    [refused, reported] = [0, performance.now()];
  }

  function refuse(request: IncomingMessage, response: ServerResponse, site: Site, path: string): void {
    count();
    const { body, headers } = busy(kindOf(request, path), path, site);
    // An unread body would block the next request on the connection.
    const end = request.complete || isRead(request) ? [] : ['Connection', 'close'];
    response.writeHead(503, [...headers, 'X-Request-Id', newRequestId(), ...end]);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  return (request: IncomingMessage, response: ServerResponse, handle: RequestListener): void => {
    const path = pathIn(request);
    const site = sites.find(request.headers.host);
    // Refusing an unknown host and sending a file cost next to nothing.
    if (!site || isLight(path)) return handle(request, response);
    // Prefetches are refused while the server is busy.
    if (isAhead(request) && gate.isBusy()) return refuse(request, response, site, path);
    const enter = () => handle(request, response);
    let hasWaited = false;
    const leave = gate.ask(laneOf(request), enter, () => {
      if (hasWaited && (response.destroyed || ready(request, response))) return;
      refuse(request, response, site, path);
    });
    hasWaited = true;
    response.once('close', leave);
    request.letNext = leave;
  };
}
