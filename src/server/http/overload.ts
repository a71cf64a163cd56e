// Before what costs work: lets it in by the gate, or answers 503 with bytes that are ready; work ends with the visitor's patience.
import { readdirSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Gate, Lane } from './gate.ts';
import type { Log } from '../ops/log.ts';
import type { BusyKind, BusyPages } from './busyPages.ts';
import type { Site, Sites } from './sites.ts';
import { isAhead } from './isAhead.ts';
import { newRequestId } from './requestLog.ts';

declare module 'node:http' {
  interface IncomingMessage {
    /** To be called when an answer goes on for long but costs nothing any more. */
    letNext?: () => void;
  }
}

type Options = {
  gate: Gate;
  /** Answers when what is asked for has been made for somebody else meanwhile. */
  ready: (request: IncomingMessage, response: ServerResponse) => boolean;
  busy: BusyPages;
  sites: Sites;
  publicFolder: string;
  log: Log;
  answered: (route: 'shed', status: number) => void;
};

const health = ['/healthz', '/readyz', '/metrics'];
const reportMs = 1_000;

const pathOf = (request: IncomingMessage): string => (request.url ?? '').split('?', 1)[0] ?? '';

/** Who has just sent a form gets to see that it has arrived. */
const laneOf = ({ method, url }: IncomingMessage): Lane =>
  (method === 'GET' || method === 'HEAD') && !url?.includes('?sent=') ? 'page' : 'form';

function kindOf({ method, headers }: IncomingMessage, path: string): BusyKind {
  if (path.startsWith('/webapi/') || /^application\/json\b/.test(headers.accept ?? '')) return 'json';
  return method === 'GET' || method === 'HEAD' ? 'page' : 'form';
}

export function overload({ gate, ready, busy, sites, publicFolder, log, answered }: Options) {
  const files = new Set(readdirSync(publicFolder, { recursive: true }).map((name) => `/${String(name)}`));
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
    // A body that nobody reads would stand in the way of the next request.
    const end = request.complete || laneOf(request) === 'page' ? [] : ['Connection', 'close'];
    response.writeHead(503, [...headers, 'X-Request-Id', newRequestId(), ...end]);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  return (request: IncomingMessage, response: ServerResponse, handle: RequestListener): void => {
    const path = pathOf(request);
    const site = sites.find(request.headers.host);
    // Who is refused for his name, or gets a file, costs nothing.
    if (!site || isLight(path)) return handle(request, response);
    // What nobody has asked for yet waits for quieter times.
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
