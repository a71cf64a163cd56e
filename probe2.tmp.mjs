import { chromium } from 'playwright-core';
import { launchOptions } from './test/support/chromium.ts';
const browser = await chromium.launch(launchOptions());
const wait = (ms) => new Promise((r) => setTimeout(r, ms));
for (const offline of [true, false]) {
  const context = await browser.newContext({ baseURL: `http://localhost:4311`, locale: 'en', viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const cut = Promise.withResolvers();
  await page.route('**/*.js', async (route) => { await cut.promise; await route.abort(); });
  await page.goto('/en/contact_us');
  await page.locator('#f-form [name=company]').click();
  await page.keyboard.type('Example Ltd');
  await page.locator('#f-form [name=message], #f-form textarea').first().fill('A long message');
  await page.evaluate(() => { window.mark = 1; });
  if (offline) await context.setOffline(true);
  cut.resolve();
  await wait(2500);
  console.log(offline, page.url(), await page.evaluate(() => ({ mark: window.mark, failed: document.documentElement.dataset.failed, title: document.title, v: document.querySelector('#f-form [name=company]')?.value, m: document.querySelector('#f-form textarea')?.value })));
  if (offline) { await context.setOffline(false); await page.unrouteAll(); await page.reload(); await wait(1500);
  console.log('again', page.url(), await page.evaluate(() => ({ v: document.querySelector('#f-form [name=company]')?.value, m: document.querySelector('#f-form textarea')?.value, d: localStorage.length }))); }
  await context.close();
}
await browser.close();
