// Reloading content again and again leaks neither memory nor open files.
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { eventually } from '../../support/eventually.ts';
import { faultTimeoutMs, report } from '../../support/faults.ts';
import { freePort } from '../../../scripts/freePort.ts';
import { startServer } from '../../support/serverProcess.ts';

const reloads = 500;
/** The first reloads fill caches and compile code. */
const warmUp = 100;
/** A leak of one copy of the content is several times this size. */
const mostEach = 50_000;

/** Heap after garbage collection, read from the process's inspector. */
async function heapAfterCollection(port: number): Promise<number> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  async function call(method: string): Promise<{ usedSize: number }> {
    socket.send(JSON.stringify({ id: 1, method }));
    for (;;) {
      const [{ data }] = (await once(socket, 'message')) as [MessageEvent<string>];
      const { id, result } = JSON.parse(data) as { id?: number; result: { usedSize: number } };
      if (id === 1) return result;
    }
  }
  await call('HeapProfiler.collectGarbage');
  const { usedSize } = await call('Runtime.getHeapUsage');
  socket.close();
  return usedSize;
}

test(
  'a site that is reloaded again and again',
  async () => {
    const inspector = await freePort();
    const site = await startServer({ env: { LOG_LEVEL: 'info', NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}` } });
    let done = 0;
    async function reload(times: number): Promise<void> {
      for (let time = 0; time < times; time += 1) {
        process.kill(site.pid, 'SIGHUP');
        done += 1;
        await eventually(() => site.output().split('reload.done').length - 1, done);
        await (await fetch(`${site.base}/en/cdn?gb=${done}`)).arrayBuffer();
      }
    }
    async function held(): Promise<{ heap: number; files: number }> {
      const files = readdirSync(`/proc/${site.pid}/fd`).length;
      return { heap: await heapAfterCollection(inspector), files };
    }
    await reload(warmUp);
    const before = await held();
    await reload(reloads);
    const after = await held();
    const each = (after.heap - before.heap) / reloads;
    const mb = (bytes: number) => (bytes / 2 ** 20).toFixed(1);
    report({
      fault: 'content is reloaded again and again',
      promise: `nothing stays behind: heap < ${mostEach / 1_000} kB a reload, no open files`,
      count: `${reloads} reloads after ${warmUp}`,
      result: `heap ${mb(before.heap)} → ${mb(after.heap)} MB (${(each / 1_000).toFixed(1)} kB each), files ${before.files} → ${after.files}`,
      lost: Math.max(0, after.files - before.files - 3),
    });
    await site.stop();
    expect(each).toBeLessThan(mostEach);
    expect(after.files).toBeLessThanOrEqual(before.files + 3);
  },
  faultTimeoutMs,
);
