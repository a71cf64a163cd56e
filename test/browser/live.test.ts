// Live parts in the browser: asleep until wanted, over the server's own elements, and nothing typed is lost on the way.
import type { Browser } from 'playwright-core';
import { startApp, type App } from '../support/app.ts';
import { hydrated, newVisit, startBrowser } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';

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

async function visit(path: string) {
  const opened = await newVisit(browser, app.base, { locale: 'en' });
  const scripts: string[] = [];
  opened.page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await opened.page.goto(path);
  return { ...opened, scripts };
}

test('the estimator answers while one types, in the field that the server sent', async () => {
  const { page, complaints, scripts, close } = await visit('/en/cdn');
  await hydrated(page);
  const field = page.locator('#estimate-gb');
  const node = await field.elementHandle();
  const before = scripts.length;
  await field.fill('20000');
  await eventually(() => page.locator('#estimate output').textContent(), 'US$1,825');
  expect(scripts.length).toBeGreaterThan(before);
  expect(await node?.evaluate((element) => element === document.getElementById('estimate-gb'))).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test('the frame stays the same element while pages change', async () => {
  const { page, complaints, close } = await visit('/en/cdn');
  await hydrated(page);
  const header = await page.locator('header').elementHandle();
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/en/FAQ"]')?.click());
  await page.waitForURL('**/en/FAQ');
  await eventually(() => page.title(), (await (await fetch(`${app.base}/en/FAQ`)).text()).split(/<\/?title>/)[1] ?? '');
  expect(await header?.evaluate((element) => element === document.querySelector('header'))).toBe(true);
  await page.goBack();
  await page.waitForURL('**/en/cdn');
  await page.locator('#estimate-gb').fill('20000');
  await eventually(() => page.locator('#estimate output').textContent(), 'US$1,825');
  expect(complaints).toEqual([]);
  await close();
});
