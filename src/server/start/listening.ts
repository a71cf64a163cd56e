// The port of the site: how it is opened, and closed without breaking off what is on its way.
import { once } from 'node:events';
import type http from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { StaffFault } from '../ops/faults.ts';

const arrivingMs = 250;
export const longestAnswerMs = 10_000;
/** Connections that the system holds until they are accepted. Further ones it drops, and they try again after one and three seconds. */
const mostUnaccepted = 4096;

/** Resolves when the last answer has ended, or has been cut off. */
export async function closeServer(server: http.Server): Promise<void> {
  const closed = once(server, 'close');
  // Only stops listening. The close of HTTP would cut off idle connections as well, among them those whose first request is on its way.
  NetServer.prototype.close.call(server);
  await setTimeout(arrivingMs);
  server.closeIdleConnections();
  const hardEnd = AbortSignal.timeout(longestAnswerMs);
  hardEnd.addEventListener('abort', () => server.closeAllConnections());
  await closed;
}

const unlistenable: Readonly<Record<string, string>> = {
  EADDRINUSE: 'PORT: the port is taken',
  EACCES: 'PORT: the port is reserved for root: take one from 1024 on',
  EADDRNOTAVAIL: 'HOST: this machine has no such address',
  ENOTFOUND: 'HOST: there is no such address',
  EAI_AGAIN: 'HOST: the name cannot be looked up',
};

export async function listen(server: http.Server, { PORT, HOST }: Config): Promise<void> {
  try {
    server.listen({ port: PORT, host: HOST, backlog: mostUnaccepted });
    await once(server, 'listening');
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new StaffFault(`${unlistenable[code] ?? 'HOST, PORT: the site cannot listen there'} (${message})`);
  }
}
