// An attacker with a program and many addresses: posts as fast as it is answered, over connections that stay open.
import { Agent, request } from 'undici';
import { mainHost } from './client.ts';
import { encoded, type Entries } from './formEntries.ts';

type Answer = { status: number; code: number; keys: string[]; text: string };
type Asked = { address?: string; headers?: Record<string, string> };

export type Guesser = {
  post: (path: string, entries: Entries, asked?: Asked) => Promise<Answer>;
  /** Asks `count` times, `atOnce` in parallel, until all are answered. */
  each: <T>(count: number, ask: (at: number) => Promise<T>) => Promise<T[]>;
  close: () => Promise<void>;
};

/** A different address for each number, in a different network as long as there are enough. */
export const addressOf = (at: number): string => `10.${(at >> 8) & 255}.${at & 255}.${(at >> 16) & 255}`;

export function guesserAt(base: string, atOnce = 16): Guesser {
  const dispatcher = new Agent({ connections: atOnce });
  return {
    async post(path, entries, { address = addressOf(1), headers = {} } = {}) {
      const { statusCode, body } = await request(base + path, {
        dispatcher,
        method: 'POST',
        headers: {
          host: mainHost,
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': address,
          ...headers,
        },
        body: encoded(entries),
      });
      const text = await body.text();
      const read = (text.startsWith('{') ? JSON.parse(text) : {}) as { code?: number; errors?: { code: string }[] };
      return { status: statusCode, code: read.code ?? 0, keys: (read.errors ?? []).map(({ code }) => code), text };
    },

    async each<T>(count: number, ask: (at: number) => Promise<T>) {
      const answers: T[] = [];
      let next = 0;
      const work = async () => {
        while (next < count) {
          const at = next;
          next += 1;
          answers[at] = await ask(at);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      return answers;
    },

    close: () => dispatcher.close(),
  };
}
