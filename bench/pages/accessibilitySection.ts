// Measures Lighthouse's accessibility score by day and by night, for each family of our pages and in every language.
import lighthouse from 'lighthouse';
import { shown, table, writeSection } from '../measure/results.ts';
import { debuggingPort, openBrowser } from './openBrowser.ts';
import { rows, targetOf } from './rows.ts';

const themes = [
  { args: [] },
  // Lighthouse opens its own pages, which emulation does not reach: the whole browser is set to dark.
  { args: ['--blink-settings=preferredColorScheme=0'] },
];
const elsewhere = ['/zh-tw/cdn', '/jp/FAQ', '/pt/contact_us', '/zh/server', '/en/login', '/jp/tencentCloud'];
const goal = 100;

export async function accessibilitySection(machine: string): Promise<void> {
  const paths = [...rows.filter(({ site }) => site === 'ours').map(({ path }) => path), ...elsewhere];
  const grounds: string[] = [];
  const marks = new Map<string, string[]>(paths.map((path) => [path, []]));
  const lost = new Map<string, Set<string>>(paths.map((path) => [path, new Set()]));
  for (const { args } of themes) {
    const browser = await openBrowser(args);
    const page = await browser.newPage({ colorScheme: null });
    await page.goto(addressOf('/en'));
    grounds.push(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    await page.close();
    for (const path of paths) {
      const { mark, faults } = await accessibilityOf(addressOf(path));
      marks.get(path)?.push(mark < goal ? `**${mark}**` : shown(mark));
      for (const fault of faults) lost.get(path)?.add(fault);
      console.log(`Accessibility ${path}, ${grounds.at(-1)}: ${mark} ${faults.join(', ')}`);
    }
    await browser.close();
  }
  if (new Set(grounds).size !== themes.length) throw new Error(`Night looked like day: ${grounds.join(', ')}`);
  const body = paths.map((path) => [path, ...(marks.get(path) ?? []), [...(lost.get(path) ?? [])].join(', ') || '–']);
  writeSection(
    'accessibility',
    `## Accessibility by Lighthouse, mobile, in both themes (\`npm run bench:pages\`); goal ${goal}\n\n${machine}\n\nThe ground of the page was ${grounds.join(' by day and ')} by night.\n\n${table(['page', 'by day', 'by night', 'points lost by'], body)}`,
  );
}

const addressOf = (path: string): string => `http://127.0.0.1:${targetOf('ours').port}${path}`;

async function accessibilityOf(address: string): Promise<{ mark: number; faults: string[] }> {
  const result = await lighthouse(
    address,
    { port: debuggingPort, logLevel: 'error' },
    { extends: 'lighthouse:default', settings: { onlyCategories: ['accessibility'], ignoreStatusCode: true } },
  );
  const category = result?.lhr.categories['accessibility'];
  if (!result || !category) throw new Error(`Lighthouse gave no report of ${address}`);
  const isLost = (id: string) => (result.lhr.audits[id]?.score ?? 1) < 1;
  const faults = category.auditRefs.filter(({ id, weight }) => weight > 0 && isLost(id)).map(({ id }) => id);
  return { mark: Math.round((category.score ?? NaN) * 100), faults };
}
