// Live parts in the browser: asleep until needed, hydrated over the server's elements, and nothing typed is lost on the
// way.
import type { Page } from 'playwright-core';
import { startApp, uncached } from '../../support/app.ts';
import { hydrated } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

const { site: app, newVisit } = siteInBrowser(() => startApp({ env: uncached }));

async function visit(path: string) {
  const opened = await newVisit({ locale: 'en' });
  const scripts: string[] = [];
  opened.page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await opened.page.goto(path);
  return { ...opened, scripts };
}

const countOf = (page: Page) => async () =>
  Number.parseInt((await page.locator('#message output').textContent()) ?? '', 10);

test('the message counter counts while typing, in the field from the server', async () => {
  const { page, complaints, scripts, close } = await visit('/en/sms');
  await hydrated(page);
  const field = page.locator('#meter-text');
  const node = await field.elementHandle();
  const before = scripts.length;
  await field.scrollIntoViewIfNeeded();
  await eventually(() => field.getAttribute('readonly'), null);
  await field.fill('a'.repeat(307));
  await eventually(countOf(page), 3);
  expect(scripts.length).toBeGreaterThan(before);
  expect(await node?.evaluate((element) => element === document.getElementById('meter-text'))).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test('the frame stays the same element while pages change', async () => {
  const { page, complaints, close } = await visit('/en/sms');
  await hydrated(page);
  const header = await page.locator('header').elementHandle();
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/en/FAQ"]')?.click());
  await page.waitForURL('**/en/FAQ');
  // The address and the title change before the page does.
  await page.locator('#meter-text').waitFor({ state: 'detached' });
  expect(await page.title()).toBe((await (await fetch(`${app.base}/en/FAQ`)).text()).split(/<\/?title>/)[1]);
  expect(await header?.evaluate((element) => element === document.querySelector('header'))).toBe(true);
  await page.goBack();
  await page.waitForURL('**/en/sms');
  const field = page.locator('#meter-text');
  await field.scrollIntoViewIfNeeded();
  await eventually(() => field.getAttribute('readonly'), null);
  await field.fill('a'.repeat(160));
  await eventually(countOf(page), 1);
  expect(complaints).toEqual([]);
  await close();
});
