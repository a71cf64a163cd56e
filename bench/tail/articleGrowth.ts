// What 1 to 10,000 articles cost: start, memory, rendering one of them and their list.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { load } from '../measure/load.ts';
import { memoryMb } from '../measure/processes.ts';
import { startTarget } from '../measure/startTarget.ts';
import { urlOf } from '../measure/Target.ts';
import { siteTarget } from './siteTarget.ts';

export type ArticleCost = {
  count: number;
  startMs: number;
  idleMb: number;
  articleMicros: number;
  listMicros: number;
  hitMicros: number;
};

const counts = [1, 10, 100, 1000, 10_000];
const seconds = 2;
const paragraph =
  'A cloud bill grows by its labels: who runs a machine, for whom, and until when. Write it down the day it starts. ';

const markdown = (id: string, index: number): string => `---
id: ${id}
title: Generated article ${index}
author: COCloud
category: cloud-news
publishedAt: ${new Date(Date.UTC(2020, 0, 1 + (index % 2000))).toISOString().slice(0, 10)}
pinned: false
hot: false
views: ${index % 997}
summary: What article ${index} says in one sentence.
cover: route
---

${paragraph.repeat(4)}

## What to do

- ${paragraph}
- ${paragraph}

${paragraph.repeat(6)}
`;

function writeArticles(site: string, count: number): void {
  const folder = path.join(site, 'content/news');
  rmSync(folder, { recursive: true, force: true });
  for (let index = 0; index < count; index += 1) {
    const id = `generated-${index}`;
    mkdirSync(path.join(folder, id), { recursive: true });
    writeFileSync(path.join(folder, id, 'en.md'), markdown(id, index));
  }
}

export async function articleGrowth(site: string): Promise<ArticleCost[]> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const costs: ArticleCost[] = [];
  for (const count of counts) {
    writeArticles(site, count);
    const rendering = siteTarget('PAGE_CACHE_MB=0', site);
    const server = await startTarget(rendering, dataDir);
    const { startMs, pid } = server;
    const idleMb = memoryMb(pid);
    const micros = async (page: string) => {
      await load(pid, { url: urlOf(rendering, page), seconds: 1, coding: '', connections: 8 });
      return (await load(pid, { url: urlOf(rendering, page), seconds, coding: '', connections: 8 })).cpuMicros;
    };
    const articleMicros = await micros('/en/blog/generated-0');
    const listMicros = await micros('/en/blog');
    await server.stop();
    const ready = siteTarget('', site);
    const cached = await startTarget(ready, dataDir);
    const url = urlOf(ready, '/en/blog/generated-0');
    await load(cached.pid, { url, seconds: 1, coding: 'br' });
    const hitMicros = (await load(cached.pid, { url, seconds, coding: 'br' })).cpuMicros;
    await cached.stop();
    costs.push({ count, startMs, idleMb, articleMicros, listMicros, hitMicros });
    console.log(JSON.stringify(costs.at(-1)));
  }
  rmSync(dataDir, { recursive: true, force: true });
  return costs;
}
