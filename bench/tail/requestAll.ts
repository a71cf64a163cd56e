// Requests a list of addresses over kept-alive connections and measures the response times.
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Address } from './longUrls.ts';
import { metricsToken } from '../measure/startTarget.ts';

export type Answers = { perSecond: number; p50: number; p99: number; statuses: Record<number, number> };

const connections = 16;

const requestOne = (agent: http.Agent, port: number, { host, path }: Address): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { Host: host, 'Accept-Encoding': 'br' };
    const request = http.get({ agent, port, host: '127.0.0.1', path, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('error', reject);
  });

export async function requestAll(port: number, addresses: readonly Address[]): Promise<Answers> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  const waiting = addresses.values();
  const began = performance.now();
  const work = async () => {
    for (const address of waiting) {
      const asked = performance.now();
      const status = await requestOne(agent, port, address);
      times.push(performance.now() - asked);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  const took = performance.now() - began;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? NaN;
  return { perSecond: (times.length * 1000) / took, p50: at(0.5), p99: at(0.99), statuses };
}

export type CacheCounts = { pages: number; bytes: number; hits: number; misses: number };

/** Read from the server's metrics. */
export async function cacheCounts(port: number): Promise<CacheCounts> {
  // The best compression of the newest pages is still running.
  await sleep(500);
  const headers = { Authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text();
  const read = (name: string) => Number(new RegExp(`^page_cache_${name} (\\S+)`, 'm').exec(text)?.[1] ?? NaN);
  return { pages: read('pages'), bytes: read('bytes'), hits: read('hits'), misses: read('misses') };
}
