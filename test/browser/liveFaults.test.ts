// Live parts when things go wrong: a stranger's element, code that throws, a visitor who comes back.
import type { Browser } from 'playwright-core';
import { startApp, type App } from '../support/app.ts';
import { hydrated, newVisit, settled, startBrowser } from '../support/browser.ts';

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

async function visit() {
  const opened = await newVisit(browser, app.base, { locale: 'en' });
  opened.page.setDefaultTimeout(30_000);
  return opened;
}

test("a stranger's element first in body does not make React draw the document anew", async () => {
  const { page, complaints, close } = await visit();
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(document.querySelector('h1') ?? {}, { fromServer: true });
      document.body.prepend(document.createElement('div'));
    });
  });
  await page.goto('/en/cdn');
  await hydrated(page);
  await settled(page);
  expect(await page.evaluate(() => 'fromServer' in (document.querySelector('h1') ?? {}))).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test('a field that has the focus when the visitor comes back keeps it, and what stands in it', async () => {
  const { page, complaints, close } = await visit();
  await page.goto('/en/contact_us');
  await hydrated(page);
  await page.locator('main form [name=firstName]').fill('Ana Sousa');
  await page.goto('/en/login');
  await page.goBack({ waitUntil: 'commit' });
  await page.locator('main form [name=firstName]').focus();
  await hydrated(page);
  await settled(page);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName');
  expect(complaints).toEqual([]);
  await close();
});
