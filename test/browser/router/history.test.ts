// What a reload and Back find again: the place that was read, and no menu that was left.
import type { Page } from 'playwright-core';
import { startApp } from '../../support/app.ts';
import { crossed, desk, hydrated, settled } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

const { newVisit } = siteInBrowser(startApp);

test('a reload, and Back after a link within the page, find the place that was read', async () => {
  const { page, close } = await newVisit({ locale: 'en' });
  await page.goto('/en/FAQ');
  await hydrated(page);
  const standsAt = (top: number) => page.waitForFunction((expected) => Math.abs(scrollY - expected) < 5, top);
  await page.evaluate(() => scrollTo(0, 900));
  await standsAt(900);
  await page.reload();
  await hydrated(page);
  await standsAt(900);
  for (const start of [1000, 1200, 1400]) {
    // No visitor follows a link in the same frame in which they scroll.
    await page.evaluate(async (top) => {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      addEventListener('scroll', resolve, { once: true });
      scrollTo(0, top);
      await promise;
    }, start);
    await page.evaluate(() => Object.assign(document.createElement('a'), { href: '#main' }).click());
    await page.waitForFunction((from) => Math.abs(scrollY - from) > 100, start);
    await page.goBack();
    await standsAt(start);
  }
  await close();
});

test('a link to the page that is open adds no entry to the history', async () => {
  const { page, close } = await newVisit({ locale: 'en' });
  await page.goto('/en/FAQ');
  await hydrated(page);
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  for (const path of ['/en/FAQ', '/en/coflyer']) {
    await page.locator(`footer a[href="${path}"]`).evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForURL(`**${path}`);
  }
  expect(await entries()).toBe(before + 1);
  await close();
});

test('a menu that one of its links has left stays closed after Back', async () => {
  const { page, close } = await newVisit({ viewport: desk, locale: 'en' });
  await page.goto('/en/coflyer');
  await hydrated(page);
  const menu = page.locator('#menu details').first();
  const isOpen = () => menu.evaluate((element) => element.hasAttribute('open'));
  await menu.locator('summary').focus();
  await page.keyboard.press('Enter');
  await eventually(isOpen, true);
  const heading = () => page.locator('main h1').textContent();
  const first = await heading();
  await menu.locator('a').first().focus();
  const target = await menu.locator('a').first().getAttribute('href');
  await page.keyboard.press('Enter');
  await crossed(page, target ?? '');
  await eventually(isOpen, false);
  await page.goBack();
  await eventually(heading, first);
  await settled(page);
  expect(await isOpen()).toBe(false);
  await close();
});

const footerLink = async (page: Page, path: string) => {
  await page
    .locator(`footer a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      // As a visitor's click does; from the heading of the page before, nobody could tell when the next one has come.
      link.focus({ preventScroll: true });
      link.click();
    });
  await crossed(page, path);
};
const standsAt = (page: Page, top: number) => page.waitForFunction((expected) => Math.abs(scrollY - expected) < 5, top);
async function read(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo(0, y), top);
  await standsAt(page, top);
}

test('Back past several pages from another document finds the place that was read', async () => {
  const { page, close } = await newVisit({ locale: 'en', reducedMotion: 'reduce' });
  await page.goto('/en/cdn');
  await hydrated(page);
  await read(page, 1200);
  await footerLink(page, '/en/FAQ');
  await read(page, 900);
  await page.goto('/pt/cdn');
  await page.evaluate(() => history.go(-2));
  await page.waitForURL('**/en/cdn');
  await hydrated(page);
  await standsAt(page, 1200);
  await close();
});

test('Back in the frame of the last scrolling keeps its place, too', async () => {
  const { page, close } = await newVisit({ locale: 'en', reducedMotion: 'reduce' });
  await page.goto('/en/cdn');
  await hydrated(page);
  await footerLink(page, '/en/FAQ');
  await page.evaluate(() => {
    scrollTo(0, 700);
    history.back();
  });
  await page.waitForURL('**/en/cdn');
  await page.goForward();
  await page.waitForURL('**/en/FAQ');
  await standsAt(page, 700);
  await close();
});

test('a page that Back goes past before it arrives keeps its place', async () => {
  const { page, close } = await newVisit({ locale: 'en', reducedMotion: 'reduce' });
  await page.goto('/en/cdn');
  await hydrated(page);
  await footerLink(page, '/en/FAQ');
  await read(page, 900);
  await footerLink(page, '/en/cooperation');
  await read(page, 200);
  // So late that every page is fetched again.
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 60_000;
  });
  const arrives = Promise.withResolvers<void>();
  await page.route('**/en/FAQ', async (route) => {
    await arrives.promise;
    await route.continue();
  });
  await page.evaluate(() => history.back());
  await page.waitForURL('**/en/FAQ');
  const isCdn = () => page.evaluate(() => document.title.includes('CDN'));
  expect(await isCdn()).toBe(false);
  await page.evaluate(() => history.back());
  await page.waitForURL('**/en/cdn');
  await eventually(isCdn, true);
  await settled(page);
  arrives.resolve();
  await page.goForward();
  await page.waitForURL('**/en/FAQ');
  await eventually(isCdn, false);
  await standsAt(page, 900);
  await close();
});

test('a tab that was hidden and is shown again leaves scrolling to the router, one that is thrown away to the browser', async () => {
  const { page, close } = await newVisit({ locale: 'en' });
  await page.goto('/en/FAQ');
  await hydrated(page);
  const restoresWhen = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      return history.scrollRestoration;
    }, hidden);
  expect([await restoresWhen(true), await restoresWhen(false)]).toEqual(['auto', 'manual']);
  await close();
});
