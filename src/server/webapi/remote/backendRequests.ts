// Sends one request to the remote back end with a total deadline and a size limit, and accepts only JSON.
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'undici';

export type RequestParts = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string };

/** `answer`: the parsed body; undefined when it was not JSON. */
export type Reply = { status: number; headers: IncomingHttpHeaders; answer: unknown };

export type BackendRequests = {
  /** Rejects unless a complete reply arrives within the deadline. */
  call: (path: string, host: string, call?: RequestParts) => Promise<Reply>;
  /** Returns the parsed body. Rejects on anything but a complete JSON reply with status 200 within the deadline. */
  ask: (path: string, host: string) => Promise<unknown>;
  close: () => Promise<void>;
};

type Limits = { base: string; urlDomain: string; deadlineMs: number; maxBytes: number };

const isJson = (type: string | string[] | undefined): boolean =>
  typeof type === 'string' && /^application\/(?:[\w.-]+\+)?json\b/i.test(type);

export function backendRequests({ base, urlDomain, deadlineMs, maxBytes }: Limits): BackendRequests {
  const dispatcher = new Agent({ connections: 16, maxResponseSize: maxBytes, connect: { timeout: deadlineMs } });

  async function call(
    path: string,
    host: string,
    { method = 'GET', headers = {}, body }: RequestParts = {},
  ): Promise<Reply> {
    const url = new URL(base + path);
    url.searchParams.set('domain', host);
    url.searchParams.set('urlDomain', urlDomain);
    // undici's request follows no redirects; the signal covers the body as well.
    const reply = await request(url, {
      dispatcher,
      method,
      headers: { accept: 'application/json', ...headers },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(deadlineMs),
    });
    const head = { status: reply.statusCode, headers: reply.headers };
    if (isJson(reply.headers['content-type'])) return { ...head, answer: JSON.parse(await reply.body.text()) };
    reply.body.on('error', () => {}).destroy();
    return { ...head, answer: undefined };
  }

  async function ask(path: string, host: string): Promise<unknown> {
    const { status, headers, answer } = await call(path, host);
    if (status !== 200 || answer === undefined)
      throw new Error(`answered ${status} ${String(headers['content-type'])}`);
    return answer;
  }

  return { call, ask, close: () => dispatcher.destroy() };
}
