// Sends requests to the site under test as a visitor of one of its domains.
import type { Test } from 'supertest';

export const mainHost = 'cocloud.example';

export type Client = {
  get: (path: string, headers?: Record<string, string>) => Test;
  head: (path: string) => Test;
  post: (path: string, headers?: Record<string, string>) => Test;
};

export function clientOf(base: string, host: string = mainHost): Client {
  // Here and not above: in the project `client` files only read the sources, and have no `onceAWorker`.
  const agent = onceAWorker.load('supertest')(base);
  // Compressing a page costs as much as rendering it: only tests of compression ask for it.
  const dressed = (test: Test, headers: Record<string, string> = {}) =>
    test.set({ Host: host, 'Accept-Encoding': 'identity', ...headers }).redirects(0);
  return {
    get: (path, headers) => dressed(agent.get(path), headers),
    head: (path) => dressed(agent.head(path)),
    post: (path, headers) => dressed(agent.post(path), headers),
  };
}

/** Set-Cookie lines of a response; empty when it has none. */
export function cookiesOf({ headers }: { headers: Record<string, unknown> }): string[] {
  const lines = headers['set-cookie'];
  return Array.isArray(lines) ? lines.map(String) : [];
}
