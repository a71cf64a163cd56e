// Measures a server for one round: two starts, memory at rest, and load in three encodings.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { load, type Load } from './load.ts';
import { memoryMb } from './processes.ts';
import { startTarget } from './startTarget.ts';
import { urlOf, type Target } from './Target.ts';

export const codings = ['', 'gzip', 'br'] as const;
export type Coding = (typeof codings)[number];

export type Round = {
  /** First start, on an empty data folder; the second start uses the same folder. */
  coldStartMs: number;
  startMs: number;
  idleMb: number;
  loadedMb: number;
  requests: number;
  loads: Record<Coding, Load>;
};

export async function measureServer(target: Target, seconds: number, atLeastRequests: number): Promise<Round> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const cold = await startTarget(target, dataDir);
  await cold.stop();
  const server = await startTarget(target, dataDir);
  await sleep(1500);
  const idleMb = memoryMb(server.pid);
  const url = urlOf(target, target.path);
  let requests = (await load(server.pid, { url, seconds: Math.min(3, seconds), coding: '' })).requests;
  const loaded = async (coding: Coding): Promise<Load> => {
    const result = await load(server.pid, { url, seconds, coding });
    requests += result.requests;
    return result;
  };
  const loads = { '': await loaded(''), gzip: await loaded('gzip'), br: await loaded('br') };
  while (requests < atLeastRequests) await loaded('br');
  const loadedMb = memoryMb(server.pid);
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return { coldStartMs: cold.startMs, startMs: server.startMs, idleMb, loadedMb, requests, loads };
}
