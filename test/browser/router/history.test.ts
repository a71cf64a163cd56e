// What a reload and Back find again: the place that was read, and no menu that was left.
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
