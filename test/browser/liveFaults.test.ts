// Live parts when things go wrong: a stranger's element, code that throws, a visitor who comes back.
import type { Browser } from 'playwright-core';
import { startApp, type App } from '../support/app.ts';
import { hydrated, newVisit, settled, startBrowser } from '../support/browser.ts';
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

test('a part whose code throws becomes the HTML that it was, with what was typed, and works without its code', async () => {
  const { page, close } = await visit();
  await page.route('**/assets/*.js', async (route) => {
    const code = await (await fetch(route.request().url())).text();
    // Only the estimator reads its region by this name.
    const body = code.includes('estimate-region') ? code.replaceAll('useState)', 'useState),broken()') : code;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto('/en/cdn');
  await hydrated(page);
  const failed = page.waitForEvent('console', (message) => message.type() === 'error');
  const field = page.locator('#estimate-gb');
  await field.fill('20000');
  await failed;
  await settled(page);
  expect(await field.inputValue()).toBe('20000');
  await field.press('Enter');
  await page.waitForURL('**gb=20000*');
  await eventually(() => page.locator('#estimate output').textContent(), 'US$1,825');
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
