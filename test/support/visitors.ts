// Visitors who keep asking while something happens to the site; each keeps his connection, as browsers do.
import { Agent, request } from 'node:http';

export type Visits = { answered: number; failed: string[] };
export type Visitors = { visits: Visits; stop: () => Promise<Visits> };

/** `paths` is asked for each visit, so that it may grow meanwhile. */
export function startVisitors(base: string, paths: () => readonly string[], { count = 8, pauseMs = 0 } = {}): Visitors {
  const visits: Visits = { answered: 0, failed: [] };
  let going = true;
  const ask = (agent: Agent, path: string): Promise<void> =>
    new Promise((resolve) => {
      const fail = (why: string): void => {
        visits.failed.push(`${path}: ${why}`);
        resolve();
      };
      const asked = request(base + path, { agent, timeout: 20_000 }, (answer) => {
        answer
          .resume()
          .on('end', () => {
            if (answer.statusCode !== 200) return fail(String(answer.statusCode));
            visits.answered += 1;
            resolve();
          })
          .on('error', (error) => fail(String(error)));
      });
      asked.on('timeout', () => asked.destroy(new Error('no answer within 20 s')));
      asked.on('error', (error) => fail(String(error)));
      asked.end();
    });
  const visitor = async (start: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let step = start; going; step += 1) {
      const all = paths();
      await ask(agent, all[step % all.length] ?? '/');
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    agent.destroy();
  };
  const all = Array.from({ length: count }, (_, index) => visitor(index));
  return {
    visits,
    async stop() {
      going = false;
      await Promise.all(all);
      return visits;
    },
  };
}
