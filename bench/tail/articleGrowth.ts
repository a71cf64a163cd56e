// What 24 to 10,000 articles in five languages cost: start, memory, rendering one of them and their lists.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { withoutBodies } from '../../src/server/content/articleBodies.ts';
import { loadContent } from '../../src/server/content/loadContent.ts';
import { builtBodies, fingerprintOf } from '../../src/server/content/openContent.ts';
import { localeCodes } from '../../src/shared/i18n/locales.ts';
import { load } from '../measure/load.ts';
import { memoryMb } from '../measure/processes.ts';
import { startTarget } from '../measure/startTarget.ts';
import { urlOf } from '../measure/Target.ts';
import { siteTarget } from './siteTarget.ts';

export type ArticleCost = {
  count: number;
  startMs: number;
  /** The first start after staff have changed an article: all of them are read anew. */
  changedMs: number;
  idleMb: number;
  articleMicros: number;
  listMicros: number;
  hitMicros: number;
};

const counts = [24, 1000, 10_000];
const seconds = 2;
const paragraph =
  'A cloud bill grows by its labels: who runs a machine, for whom, and until when. Write it down the day it starts. ';
const tags = ['cdn', 'servers', 'databases', 'billing', 'prices'];

const markdown = (id: string, index: number): string => `---
id: ${id}
title: Generated article ${index}
author: COCloud
category: ${index % 2 === 0 ? 'company' : 'cloud-news'}
publishedAt: ${new Date(Date.UTC(2020, 0, 1 + (index % 2000))).toISOString().slice(0, 10)}
hot: ${index % 100 === 0}
summary: What article ${index} says in one sentence.
tags: [${tags[index % tags.length]}]
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
    for (const code of localeCodes) writeFileSync(path.join(folder, id, `${code}.md`), markdown(id, index));
  }
}

/** As the build leaves it. */
function buildContent(site: string): void {
  const folder = path.join(site, 'content');
  const { content, bodies } = withoutBodies(loadContent(folder));
  writeFileSync(path.join(site, 'dist', builtBodies), bodies);
  const built = { fingerprint: fingerprintOf(folder), content };
  writeFileSync(path.join(site, 'dist/content.json'), JSON.stringify(built));
}

export async function articleGrowth(site: string): Promise<ArticleCost[]> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const costs: ArticleCost[] = [];
  for (const count of counts) {
    writeArticles(site, count);
    const rendering = siteTarget('PAGE_CACHE_MB=0', site);
    const changed = await startTarget(rendering, dataDir);
    const { startMs: changedMs } = changed;
    await changed.stop();
    buildContent(site);
    const server = await startTarget(rendering, dataDir);
    const { startMs, pid } = server;
    const idleMb = memoryMb(pid);
    const micros = async (page: string) => {
      await load(pid, { url: urlOf(rendering, page), seconds: 1, coding: '', connections: 8 });
      return (await load(pid, { url: urlOf(rendering, page), seconds, coding: '', connections: 8 })).cpuMicros;
    };
    const articleMicros = await micros('/en/blog/generated-0');
    const listMicros = await micros('/en/blog?tag=cdn&sort=old');
    await server.stop();
    const ready = siteTarget('', site);
    const cached = await startTarget(ready, dataDir);
    const url = urlOf(ready, '/en/blog/generated-0');
    await load(cached.pid, { url, seconds: 1, coding: 'br' });
    const hitMicros = (await load(cached.pid, { url, seconds, coding: 'br' })).cpuMicros;
    await cached.stop();
    costs.push({ count, startMs, changedMs, idleMb, articleMicros, listMicros, hitMicros });
    console.log(JSON.stringify(costs.at(-1)));
  }
  rmSync(dataDir, { recursive: true, force: true });
  return costs;
}
