// Measures how cost grows with articles, pages, languages and processes; writes tables into RESULTS.md and plots into
// bench/plots.
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { machineLine, shown, table, writeSection } from './measure/results.ts';
import { projectRoot, urlOf } from './measure/Target.ts';
import { articleGrowth } from './tail/articleGrowth.ts';
import { pageGrowth } from './tail/pageGrowth.ts';
import { plot } from './tail/plot.ts';
import { load } from './measure/load.ts';
import { memoryMb, processCount } from './measure/processes.ts';
import { startTarget } from './measure/startTarget.ts';
import { siteTarget } from './tail/siteTarget.ts';

type ProcessCost = { workers: number; seen: number; perSecond: number; cpuMicros: number; loadedMb: number };

/** Measures the ready home page with WORKERS=1 and 2. */
async function processGrowth(): Promise<ProcessCost[]> {
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

const machine = machineLine();
const site = path.join(projectRoot, '.cache/bench-growth');
rmSync(site, { recursive: true, force: true });
for (const folder of ['dist', 'content'])
  cpSync(path.join(projectRoot, folder), path.join(site, folder), { recursive: true, dereference: true });

const articles = await articleGrowth(site);
const pages = await pageGrowth();
const processes = await processGrowth();

plot({
  file: 'articles',
  title: 'Cost by number of articles',
  across: 'articles',
  series: [
    { name: 'start, ms', points: articles.map((each) => [each.count, each.startMs]) },
    { name: 'RSS, MB', points: articles.map((each) => [each.count, each.idleMb]) },
    { name: 'article rendered, µs', points: articles.map((each) => [each.count, each.articleMicros]) },
    { name: 'list rendered, µs', points: articles.map((each) => [each.count, each.listMicros]) },
  ],
});
plot({
  file: 'pages',
  title: 'Cost by number of ready pages',
  across: 'pages in all languages and hosts',
  series: [
    { name: 'CPU of a hit, µs', points: pages.map((each) => [each.pages, each.hitMicros]) },
    { name: 'RSS, MB', points: pages.map((each) => [each.pages, each.loadedMb]) },
  ],
});

const articleTable = table(
  [
    'articles',
    'start ms',
    'start on new articles ms',
    'until these are shown ms',
    'one changed article shown ms',
    'longest answer meanwhile ms',
    'RSS idle MB',
    'article rendered, CPU µs',
    'list rendered, CPU µs',
    'article from ready bytes, CPU µs',
  ],
  articles.map((each) => [
    String(each.count),
    shown(each.startMs),
    shown(each.changedMs),
    shown(each.allShownMs),
    shown(each.oneShownMs),
    shown(each.longestMs),
    shown(each.idleMb),
    shown(each.articleMicros),
    shown(each.listMicros),
    shown(each.hitMicros),
  ]),
);
const pageTable = table(
  ['languages', 'hosts', 'pages', 'CPU of a hit, µs', 'CPU of the first answer, µs', 'MB kept', 'RSS MB'],
  pages.map((each) => [
    String(each.languages),
    String(each.hosts),
    String(each.pages),
    shown(each.hitMicros),
    shown(each.firstMicros),
    shown(each.keptMb, 1),
    shown(each.loadedMb),
  ]),
);
const processTable = table(
  ['WORKERS', 'processes seen', 'requests/s', 'CPU µs', 'RSS MB'],
  processes.map((each) => [
    String(each.workers),
    String(each.seen),
    shown(each.perSecond),
    shown(each.cpuMicros),
    shown(each.loadedMb),
  ]),
);
const text = `## Growth (\`npm run bench:tail\`)

${machine}

Generated articles in five languages in a content folder of their own (plots/articles.svg):

${articleTable}

Our pages by languages and hosts (plots/pages.svg); the own load generator of bench/tail, CPU of the server from /proc:

${pageTable}

Processes, not pinned, ready home page:

${processTable}`;
writeSection('growth', text);
console.log(text);
