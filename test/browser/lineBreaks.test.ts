// What is read as one stands on one line on phones: figures with their units, ranges, dates, amounts of money.
import type { Browser } from 'playwright-core';
import { startApp, type App } from '../support/app.ts';
import { newVisit, startBrowser } from '../support/browser.ts';
import { asOne, cutIn } from '../support/cutFigures.ts';
import { namesOf, pathOf, prefixes, type Prefix } from '../support/pageSets.ts';

let app: App;
let browser: Browser;

beforeAll(async () => {
  app = await startApp();
  browser = await startBrowser();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await app.close();
});

/** Where most figures stand. */
const dense = new Set([
  '',
  'cdn',
  'server',
  'ddos',
  'coflyer',
  'prepaidcard',
  'FAQ',
  'cloudLive',
  'coshield',
  'alicloud.migration',
  'aws.global.accelerator',
  'EdgeNext',
  'promotion002',
]);

const pathsOf = (prefix: Prefix) =>
  ['', ...namesOf(prefix)].filter((name) => dense.has(name)).map((name) => pathOf(prefix, name));

test.each(prefixes)('no figure is cut from its unit, /%s', async (prefix) => {
  const { page, close } = await newVisit(browser, app.base, { javaScriptEnabled: false });
  let sum = 0;
  const faults: string[] = [];
  for (const path of [...pathsOf(prefix), `/${prefix}/blog/cdn-decimal-tb`]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const { found, cut } = await cutIn(page, asOne);
      sum += found;
      faults.push(...cut.map((words) => `${path} at ${width}: ${words}`));
    }
  }
  expect(faults).toEqual([]);
  expect(sum).toBeGreaterThan(300);
  await close();
});
