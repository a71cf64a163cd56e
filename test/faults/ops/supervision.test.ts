// Rows 31, 36 and 37: workers that hang or die are replaced, reloads lose no request, and a broken build never replaces
// a working one.
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Agent, request } from 'node:http';
import { eventually } from '../../support/eventually.ts';
import { counts, faultTimeoutMs, report } from '../../support/faults.ts';
import { ownProject, startServer, type OwnProject, type ServerProcess } from '../../support/serverProcess.ts';
import { reloadOf, runningOf, workersOf } from '../../support/workers.ts';

// Visitors who send requests without end while something happens to the site; each keeps a connection, as browsers do.
type Visits = { answered: number; failed: string[] };
type Visitors = { visits: Visits; stop: () => Promise<Visits> };
type Manner = { count?: number; pauseMs?: number; keepAlive?: boolean };

/** `paths` is called for each request, so that the list may grow. */
function startVisitors(base: string, paths: () => readonly string[], manner: Manner = {}): Visitors {
  const { count = 8, pauseMs = 0, keepAlive = true } = manner;
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
    const agent = new Agent({ keepAlive, maxSockets: 1 });
    for (let step = start; going; step += 1) {
      await ask(agent, paths()[step % paths().length] ?? '/');
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

const stalls = counts(1, 20);
const rolls = counts(3, 20);
const fewestRequests = counts(0, 100_000);
/** Eight visitors without pauses would overload a machine that runs other tests. */
const pauseMs = counts(120, 0);

let project: OwnProject;
let site: ServerProcess | undefined;
const visitors: Visitors[] = [];

const start = async (env: Record<string, string> = {}): Promise<ServerProcess> => {
  site = await startServer({ folder: project.folder, env: { WORKERS: '2', LOG_LEVEL: 'info', ...env } });
  return site;
};
const inSiteFile = (change: (text: string) => string): void => {
  const file = join(project.folder, 'content/site.yaml');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
};
/** A connection handed to a process just before its death is never answered, hence the time limit. */
const serves = (base: string): Promise<void> =>
  eventually(async () => (await fetch(`${base}/en`, { signal: AbortSignal.timeout(2_000) })).status, 200);

beforeEach(() => {
  project = ownProject();
});
afterEach(async () => {
  await Promise.all(visitors.splice(0).map(({ stop }) => stop()));
  await site?.stop();
  site = undefined;
  project.remove();
});

test(
  'a blocked worker is replaced, and the other one serves meanwhile',
  async () => {
    const { base, ...own } = await start();
    const ask = async (): Promise<boolean> => {
      const asked = performance.now();
      const signal = AbortSignal.timeout(10_000);
      const answer = await fetch(`${base}/en`, { headers: { Connection: 'close' }, signal }).catch(() => undefined);
      await answer?.arrayBuffer();
      if (answer) slowest = Math.max(slowest, performance.now() - asked);
      return answer?.status === 200;
    };
    let [slowest, unanswered, served] = [0, 0, 0];
    for (let stall = 0; stall < stalls; stall += 1) {
      const [stopped = 0] = workersOf(own);
      process.kill(stopped, 'SIGSTOP');
      // A connection handed to the stopped worker is not answered; the other worker serves the rest.
      while (workersOf(own).includes(stopped)) {
        const answers = await Promise.all([ask(), ask()]);
        served += answers.filter(Boolean).length;
        unanswered += answers.filter((answered) => !answered).length;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      await eventually(() => [workersOf(own).length, workersOf(own).includes(stopped)], [2, false]);
      // Waits until the new worker serves, not only until it exists.
      await eventually(async () => (own.output().match(/worker\.stalled/g) ?? []).length, stall + 1);
      await new Promise((resolve) => setTimeout(resolve, 2_000));
    }
    report({
      row: 31,
      fault: 'a worker is stopped (SIGSTOP)',
      promise: 'detected and replaced; another one serves',
      count: `${stalls} stalls, ${served} answers meanwhile`,
      result: `${stalls} replaced, slowest answer meanwhile ${Math.round(slowest)} ms, ${unanswered} unanswered`,
      lost: unanswered,
    });
    expect(unanswered).toBeLessThanOrEqual(stalls);
    expect(served).toBeGreaterThanOrEqual(stalls);
  },
  faultTimeoutMs,
);

test(
  'switching to new builds: no request is refused, and tabs of earlier builds find their files',
  async () => {
    const { base, ...own } = await start();
    const read = async () =>
      /\/assets\/client\.[0-9a-f]+\.js/.exec(await (await fetch(`${base}/en/cdn`)).text())?.[0] ?? '';
    const tabs = [await read()];
    const readers = startVisitors(base, () => ['/en', '/zh-tw/cdn', '/jp/blog'], { count: 4, pauseMs });
    const openTabs = startVisitors(base, () => tabs.slice(-3), { count: 4, pauseMs });
    // A connection for each request: some arrive at the moment in which a worker stops to listen.
    const newcomers = startVisitors(base, () => ['/robots.txt'], { pauseMs: 5, keepAlive: false });
    visitors.push(readers, openTabs, newcomers);
    const seen: string[] = [];
    for (let roll = 0; roll < rolls; roll += 1) {
      const entry = project.build();
      // The build exists but is not released: visitors still see the old one.
      expect(await read()).toBe(tabs.at(-1));
      const { refused, build } = await reloadOf({ base, ...own });
      expect([refused, entry.includes(build.split('-').at(-1) ?? '-')]).toEqual(['', true]);
      expect(await read()).toBe(entry);
      tabs.push(entry);
      seen.push(build);
    }
    while (readers.visits.answered + openTabs.visits.answered < fewestRequests)
      await new Promise((resolve) => setTimeout(resolve, 100));
    const chunks = await openTabs.stop();
    const all = [await readers.stop(), await newcomers.stop()];
    const [answered, failed] = [all.reduce((sum, each) => sum + each.answered, 0), all.flatMap((each) => each.failed)];
    report({
      row: 36,
      fault: 'tabs of this build and the two before it',
      promise: '0 missing chunks',
      count: `${rolls} releases, ${chunks.answered + chunks.failed.length} requests for their scripts`,
      result: `${chunks.failed.length} missing`,
      lost: chunks.failed.length,
    });
    report({
      row: 37,
      fault: 'rolling releases onto new builds',
      promise: '0 failed requests',
      count: `${rolls} releases, ${answered + failed.length} requests`,
      result: `${failed.length} failed; ${new Set(seen).size} builds`,
      lost: failed.length,
    });
    expect([...failed, ...chunks.failed].slice(0, 10)).toEqual([]);
    expect(workersOf(own)).toHaveLength(2);
  },
  faultTimeoutMs,
);

test(
  'two reloads at once leave as many workers as there were',
  async () => {
    const own = await start();
    const before = workersOf(own);
    process.kill(own.pid, 'SIGHUP');
    process.kill(own.pid, 'SIGHUP');
    await eventually(() => workersOf(own).some((pid) => before.includes(pid)), false);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    // During a replacement there are three workers; a surplus that does not end would never end.
    await eventually(() => workersOf(own).length, 2);
  },
  faultTimeoutMs,
);

test(
  'a mistake in content is refused; workers that die meanwhile restart with the previous content',
  async () => {
    const own = await start();
    const before = workersOf(own);
    inSiteFile((text) => `${text}\n  broken: [`);
    expect((await reloadOf(own)).refused).toContain('site.yaml');
    expect(workersOf(own)).toEqual(before);
    for (const pid of before) process.kill(pid, 'SIGKILL');
    await serves(own.base);
    expect(workersOf(own).some((pid) => before.includes(pid))).toBe(false);
    inSiteFile((text) => text.replace('\n  broken: [', ''));
    expect((await reloadOf(own)).refused).toBe('');
    await serves(own.base);
  },
  faultTimeoutMs,
);

test.each(['1', '2'])(
  'with WORKERS=%s a taken port ends the start with its reason',
  async (workers) => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const address = taken.address();
    const port = String(typeof address === 'object' ? address?.port : 0);
    await expect(start({ WORKERS: workers, PORT: port })).rejects.toThrow(/port is taken/i);
    taken.close();
  },
  faultTimeoutMs,
);

test('running.json says which build runs', async () => {
  const own = await start();
  expect(runningOf(own)).toMatchObject({ pid: own.pid, workers: 2, reloads: 0, refused: '' });
});

test(
  'a site that cannot write running.json goes on, reloads, and writes it when it can',
  async () => {
    const own = await start();
    // A folder in its place: root may write even where nobody else may.
    const draft = join(own.dataDir, 'running.json.draft');
    mkdirSync(draft);
    process.kill(own.pid, 'SIGHUP');
    await eventually(() => /running\.untold/.test(own.output()), true);
    await serves(own.base);
    rmdirSync(draft);
    expect((await reloadOf(own)).refused).toBe('');
  },
  faultTimeoutMs,
);
