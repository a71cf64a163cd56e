// Measures what 24 to 10,000 articles in five languages cost: start, memory, rendering an article and the lists.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepContent } from '../../src/server/content/keepContent.ts';
import { localeCodes } from '../../src/shared/i18n/locales.ts';
import { load } from '../measure/load.ts';
import { median } from '../measure/results.ts';
import { memoryMb, processCount } from '../measure/processes.ts';
import { startTarget } from '../measure/startTarget.ts';
import { urlOf, type Target } from '../measure/Target.ts';
import { siteTarget } from './siteTarget.ts';

export type ArticleCost = {
  count: number;
  startMs: number;
  /** A start where every article is new since the build; `allShownMs`: until the last of them is shown. */
  changedMs: number;
  allShownMs: number;
  /** From the reload signal until a changed article is shown; `longestMs`: the slowest ready page meanwhile. */
  oneShownMs: number;
  longestMs: number;
  idleMb: number;
  articleMicros: number;
  listMicros: number;
  hitMicros: number;
};

const counts = [24, 1000, 10_000];
const starts = 5;
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

/** Waits until `isShown`; also measures the slowest answer of the ready home page meanwhile. */
async function shownAfter(isShown: () => Promise<boolean>, home: string): Promise<{ ms: number; longestMs: number }> {
  const began = performance.now();
  let longestMs = 0;
  while (!(await isShown())) {
    const asked = performance.now();
    await (await fetch(home)).arrayBuffer();
    longestMs = Math.max(longestMs, performance.now() - asked);
    await sleep(10);
  }
  return { ms: performance.now() - began, longestMs };
}

async function usualStart(target: Target, dataDir: string): Promise<number> {
  const times: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    const { startMs, stop } = await startTarget(target, dataDir);
    times.push(startMs);
    await stop();
  }
  return median(times);
}

/** A start reads the content once more, to see whether an article has changed: waits until that is done. */
async function quiet(pid: number): Promise<void> {
  await sleep(1000);
  while (processCount(pid) > 1) await sleep(50);
}

export async function articleGrowth(site: string): Promise<ArticleCost[]> {
  const costs: ArticleCost[] = [];
  for (const count of counts) {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
    writeArticles(site, count);
    const ready = siteTarget('', site);
    const rendering = siteTarget('PAGE_CACHE_MB=0', site);
    const home = urlOf(ready, ready.path);
    const article = urlOf(ready, '/en/blog/generated-0');
    // The folder's build has fewer articles, so the last one is new.
    const added = urlOf(ready, `/en/blog/generated-${count - 1}`);
    const changed = await startTarget(ready, dataDir);
    const all = await shownAfter(async () => (await fetch(added)).status === 200, home);
    await changed.stop();
    rmSync(dataDir, { recursive: true, force: true });
    // Stores the articles as a build does.
    keepContent(path.join(site, 'content'), path.join(site, 'dist'));
    const startMs = await usualStart(rendering, dataDir);
    const server = await startTarget(rendering, dataDir);
    const { pid } = server;
    await quiet(pid);
    const idleMb = memoryMb(pid);
    const micros = async (page: string) => {
      await load(pid, { url: urlOf(rendering, page), seconds: 1, coding: '', connections: 8 });
      return (await load(pid, { url: urlOf(rendering, page), seconds, coding: '', connections: 8 })).cpuMicros;
    };
    const articleMicros = await micros('/en/blog/generated-0');
    const listMicros = await micros('/en/blog?sort=old');
    await server.stop();
    const cached = await startTarget(ready, dataDir);
    await quiet(cached.pid);
    await load(cached.pid, { url: article, seconds: 1, coding: 'br' });
    const hitMicros = (await load(cached.pid, { url: article, seconds, coding: 'br' })).cpuMicros;
    const file = path.join(site, 'content/news/generated-0/en.md');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\nWhat staff have added.\n`);
    process.kill(cached.pid, 'SIGHUP');
    const one = await shownAfter(
      async () => (await (await fetch(article)).text()).includes('What staff have added'),
      home,
    );
    await cached.stop();
    rmSync(dataDir, { recursive: true, force: true });
    costs.push({
      count,
      startMs,
      changedMs: changed.startMs,
      allShownMs: all.ms,
      oneShownMs: one.ms,
      longestMs: Math.max(all.longestMs, one.longestMs),
      idleMb,
      articleMicros,
      listMicros,
      hitMicros,
    });
    console.log(JSON.stringify(costs.at(-1)));
  }
  return costs;
}
