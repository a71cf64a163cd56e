// What a second process brings: the ready home page with WORKERS=1 and 2.
import { load } from '../measure/load.ts';
import { memoryMb, processCount } from '../measure/processes.ts';
import { startTarget } from '../measure/startTarget.ts';
import { urlOf } from '../measure/Target.ts';
import { siteTarget } from './siteTarget.ts';

export type ProcessCost = { workers: number; seen: number; perSecond: number; cpuMicros: number; loadedMb: number };

export async function processGrowth(): Promise<ProcessCost[]> {
  const costs: ProcessCost[] = [];
  for (const workers of [1, 2]) {
    const target = siteTarget(`WORKERS=${workers}`);
    const server = await startTarget(target, '.cache/bench-data', 'anywhere');
    const url = urlOf(target, target.path);
    await load(server.pid, { url, seconds: 1, coding: 'br' });
    const { perSecond, cpuMicros } = await load(server.pid, { url, seconds: 4, coding: 'br' });
    costs.push({ workers, seen: processCount(server.pid), perSecond, cpuMicros, loadedMb: memoryMb(server.pid) });
    await server.stop();
  }
  return costs;
}
