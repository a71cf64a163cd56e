// Asks the remote back end one question under a total deadline and a size cap, and trusts nothing of the reply but its JSON.
import { Agent, request } from 'undici';

export type Asker = {
  /** The parsed body. Rejects on anything but a complete JSON reply with status 200 within the deadline. */
  ask: (path: string, host: string) => Promise<unknown>;
  close: () => Promise<void>;
};

type Limits = { base: string; urlDomain: string; deadlineMs: number; maxBytes: number };

const isJson = (type: string | string[] | undefined): boolean =>
  typeof type === 'string' && /^application\/(?:[\w.-]+\+)?json\b/i.test(type);

export function createAsker({ base, urlDomain, deadlineMs, maxBytes }: Limits): Asker {
  const dispatcher = new Agent({ connections: 16, maxResponseSize: maxBytes, connect: { timeout: deadlineMs } });

  async function ask(path: string, host: string): Promise<unknown> {
    const url = new URL(base + path);
    url.searchParams.set('domain', host);
    url.searchParams.set('urlDomain', urlDomain);
    // undici's request follows no redirects; the signal covers the body as well.
    const { statusCode, headers, body } = await request(url, {
      dispatcher,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(deadlineMs),
    });
    if (statusCode !== 200 || !isJson(headers['content-type'])) {
      body.on('error', () => {}).destroy();
      throw new Error(`answered ${statusCode} ${String(headers['content-type'])}`);
    }
    return JSON.parse(await body.text());
  }

  return { ask, close: () => dispatcher.destroy() };
}
