// `npm run bench:pages`: measures the fixture and one page of each family on a slow phone over slow lines, as first and
// as second page.
import { setTimeout as sleep } from 'node:timers/promises';
import { answerBytes } from '../measure/answerBytes.ts';
import { machineLine, median, shown, table, writeSection } from '../measure/results.ts';
import { startTarget } from '../measure/startTarget.ts';
import { urlOf } from '../measure/Target.ts';
import { accessibilitySection } from './accessibilitySection.ts';
import lighthouse from 'lighthouse';
import { debuggingPort, openBrowser } from './openBrowser.ts';
import { rows, targetOf } from './rows.ts';
import { pageGoals, type Measured } from './pageGoals.ts';
import { lines, slowLine } from './slowLine.ts';
import { visitAndUse, visitCold, visitSecond } from './visitPage.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const goal = 99;

/** Lighthouse's four scores for each of our pages, with the audits that cost points. */
async function lighthouseSection(machine: string): Promise<void> {
  const browser = await openBrowser();
  const body: string[][] = [];
  for (const { family, path, site } of rows.filter((row) => row.site === 'ours')) {
    const result = await lighthouse(
      `http://127.0.0.1:${targetOf(site).port}${path}`,
      { port: debuggingPort, logLevel: 'error' },
      { extends: 'lighthouse:default', settings: { onlyCategories: categories, ignoreStatusCode: true } },
    );
    const report = result?.lhr;
    if (!report) throw new Error(`Lighthouse gave no report of ${path}`);
    const marks = categories.map((id) => Math.round((report.categories[id]?.score ?? NaN) * 100));
    const lost = categories.flatMap((id) =>
      (report.categories[id]?.auditRefs ?? []).flatMap((ref) => {
        const score = report.audits[ref.id]?.score;
        return ref.weight > 0 && score !== null && score !== undefined && score < 0.9 ? ref.id : [];
      }),
    );
    body.push([family, ...marks.map((mark) => (mark < goal ? `**${mark}**` : shown(mark))), lost.join(', ') || '–']);
    console.log(`Lighthouse ${family}: ${marks.join(' ')} ${lost.join(', ')}`);
  }
  await browser.close();
  const head = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'points lost by'];
  writeSection(
    'lighthouse',
    `## Lighthouse, mobile (\`npm run bench:pages\`); goal ≥ ${goal} each\n\n${machine}\n\nA 404 page cannot have all points: browsers log the status as an error, and Lighthouse gives such a page no speed mark when one figure is missing.\n\n${table(head, body)}`,
  );
}

const runs = Number(process.env.RUNS ?? 5);
const machine = machineLine();
const servers = [];
for (const site of new Set(rows.map((row) => row.site)))
  servers.push(await startTarget(targetOf(site), '.cache/bench-data'));
const browser = await openBrowser();
const measured: Measured = [];
await sleep(1000);

for (const line of lines) {
  for (const row of rows) {
    const hydrates = row.site !== 'raw-node-inline';
    const [cold, used, second]: [Measured[number]['cold'], Measured[number]['used'], Measured[number]['second']] = [
      [],
      [],
      [],
    ];
    /** Each visit has its own line and pays its own handshakes. */
    const over = async <R>(visit: (origin: string) => Promise<R>): Promise<R> => {
      const front = await slowLine(line, targetOf(row.site).port);
      try {
        return await visit(`http://127.0.0.1:${front.port}`);
      } finally {
        front.close();
      }
    };
    for (let run = 0; run < runs; run += 1) {
      cold.push(await over((origin) => visitCold(browser, origin + row.path, hydrates)));
      used.push(await over((origin) => visitAndUse(browser, origin + row.path)));
      if (row.site !== 'ours') continue;
      const from = row.family === 'home' ? '/en/cdn' : '/en';
      second.push(await over((origin) => visitSecond(browser, origin + from, origin + row.path)));
    }
    const size = await answerBytes(urlOf(targetOf(row.site), row.path));
    measured.push({ line: line.name, row, size, cold, used, second });
    console.log(`${line.name} ${row.family}: FCP ${shown(median(cold.map(({ fcp }) => fcp)))} ms`);
  }
}
await browser.close();

const figures = lines.map(({ name, downKbit, roundTripMs }) => {
  const body = measured
    .filter(({ line }) => line === name)
    .map(({ row, cold, used, second }) => {
      const of = <T>(from: readonly T[], valueOf: (each: T) => number | undefined, digits = 0) =>
        shown(median(from.map((each) => valueOf(each) ?? NaN)), digits);
      return [
        row.family,
        of(cold, ({ fcp }) => fcp),
        of(cold, ({ lcp }) => lcp),
        of(used, ({ menu }) => menu),
        of(used, ({ language }) => language),
        of(used, ({ field }) => field),
        of(cold, ({ hydrated }) => hydrated),
        of(cold, ({ cls }) => cls, 3),
        of(cold, ({ bytes }) => bytes),
        of(cold, ({ requests }) => requests),
        of(cold, ({ blocking }) => blocking),
        of(second, (each) => each.shown),
        of(second, ({ bytes }) => bytes),
        of(second, ({ requests }) => requests),
        of(second, ({ cls }) => cls, 3),
      ];
    });
  const head = [
    'page',
    'FCP',
    'LCP',
    'menu opens',
    'language link',
    'form field',
    'hydrated',
    'CLS',
    'bytes',
    'requests',
    'blocking',
    'second page ms',
    'bytes',
    'requests',
    'CLS',
  ];
  return `### ${name}: ${downKbit} kbit/s, ${roundTripMs} ms a round trip\n\n${table(head, body)}`;
});

const sizes = measured
  .filter(({ line }) => line === lines[0]?.name)
  .map(({ row, size }) => [row.family, String(size.htmlBr), String(size.cssBr), String(size.scriptBr)]);

writeSection(
  'pages',
  `## Pages in a slow browser (\`npm run bench:pages\`)

${machine}

Chromium ${browser.version()}, phone of 412 × 823, CPU 4 times slower, ${runs} visits each, medians, milliseconds since the visit began.
The line (bench/pages/slowLine.ts) charges two round trips of handshake once, as TCP and TLS 1.3 under HTTP/2 do, one rate for everything and a window that begins at 14.6 kB; bytes without TLS.
“Menu opens” and the two columns after it are found by using the page every 20 ms after its first paint, in visits of their own; “second page” follows a link with nothing fetched ahead.

${pageGoals(measured)}

${figures.join('\n\n')}

### Bytes, brotli

${table(['page', 'HTML + critical CSS', 'stylesheets', 'script and its texts'], sizes)}`,
);
await lighthouseSection(machine);
await accessibilitySection(machine);
for (const server of servers) await server.stop();
