// Lighthouse's four marks for each page of ours, with what cost points.
import lighthouse from 'lighthouse';
import { shown, table } from '../measure/median.ts';
import { writeSection } from '../measure/results.ts';
import { debuggingPort, openBrowser } from './openBrowser.ts';
import { rows, targetOf } from './rows.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const goal = 99;

export async function lighthouseSection(machine: string): Promise<void> {
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
