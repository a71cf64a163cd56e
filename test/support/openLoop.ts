// Sends requests at a fixed rate, as visitors do: a slow response does not delay the next request.
import http from 'node:http';

export type Asked = { path: string; status: number; ms: number; at: number };

const tickMs = 5;
/** Requests give up after this. */
const patienceMs = 15_000;

function ask(base: string, path: string, agent: http.Agent, started: number): Promise<Asked> {
  const at = performance.now();
  return new Promise((resolve) => {
    const done = (status: number): void => resolve({ path, status, ms: performance.now() - at, at: at - started });
    const request = http.get(
      base + path,
      { agent, timeout: patienceMs, headers: { 'Accept-Encoding': 'br' } },
      (answer) => {
        answer.resume().on('end', () => done(answer.statusCode ?? 0));
      },
    );
    request.on('timeout', () => request.destroy()).on('error', () => done(0));
  });
}

export async function askAtRate(
  base: string,
  { perSecond, seconds, path }: { perSecond: number; seconds: number; path: (count: number) => string },
): Promise<Asked[]> {
  const agent = new http.Agent({ keepAlive: true });
  const started = performance.now();
  const asked: Promise<Asked>[] = [];
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const passed = performance.now() - started;
      for (const due = (Math.min(passed, seconds * 1_000) / 1_000) * perSecond; asked.length < due;)
        asked.push(ask(base, path(asked.length), agent, started));
      if (passed < seconds * 1_000) return;
      clearInterval(timer);
      resolve();
    }, tickMs);
  });
  const answers = await Promise.all(asked);
  agent.destroy();
  return answers;
}

/** `lanes` visitors who each ask again as soon as they are answered. */
export async function askInTurn(
  base: string,
  { lanes, seconds, path }: { lanes: number; seconds: number; path: (count: number) => string },
): Promise<Asked[]> {
  const agent = new http.Agent({ keepAlive: true });
  const started = performance.now();
  const answers: Asked[] = [];
  let count = 0;
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (performance.now() - started < seconds * 1_000) {
        count += 1;
        answers.push(await ask(base, path(count), agent, started));
      }
    }),
  );
  agent.destroy();
  return answers;
}

export const percentile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;
