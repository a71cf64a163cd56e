// The banners of the home page: scrolled by anchors without script, turned by keys and buttons with script.
import type { Page } from 'playwright-core';
import { startApp, uncached } from '../../support/app.ts';
import { hydrated, watchShifts } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

const { newVisit } = siteInBrowser(() => startApp({ env: uncached }));

const row = 'main section:first-of-type ul[tabindex]';
const inView = (page: Page) => () =>
  page.evaluate((found) => {
    const track = document.querySelector(found);
    return track ? track.scrollLeft / track.clientWidth : undefined;
  }, row);
const marked = (page: Page) => () =>
  page.evaluate(() => [...document.querySelectorAll('main nav a')].map((link) => link.ariaCurrent).indexOf('true'));

test.each(['reduce', 'no-preference'] as const)(
  'motion %s: buttons, keys and pager turn only the row',
  async (reducedMotion) => {
    const { page, complaints, close } = await newVisit({ locale: 'en', reducedMotion });
    const shifted = await watchShifts(page);
    await page.goto('/en');
    const heading = await page.locator('h1').elementHandle();
    await hydrated(page);
    await eventually(marked(page), 0);
    await page.locator('main').getByRole('button', { name: 'Next banner' }).click();
    if (reducedMotion === 'reduce') expect(await inView(page)()).toBe(1);
    await eventually(inView(page), 1);
    await eventually(marked(page), 1);
    await page.locator(row).first().focus();
    await page.keyboard.press('ArrowRight');
    await eventually(inView(page), 2);
    await eventually(marked(page), 2);
    const place = () => page.evaluate(() => [history.length, scrollY, location.href]);
    const first = page.locator('main nav a').first();
    await first.scrollIntoViewIfNeeded();
    const before = await place();
    await first.click();
    await eventually(inView(page), 0);
    await eventually(marked(page), 0);
    expect(await place()).toEqual(before);
    expect(await heading?.evaluate((element) => element === document.querySelector('h1'))).toBe(true);
    expect(await shifted()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  },
);

test('without script the pager leads to each slide', async () => {
  const { page, close } = await newVisit({ locale: 'en', javaScriptEnabled: false });
  await page.goto('/en');
  await page.locator('main nav a').nth(1).click();
  const second = page.locator('#b2 h2');
  await eventually(async () => Math.round((await second.boundingBox())?.x ?? -1) > 0, true);
  expect(await page.locator('main section:first-of-type button').count()).toBe(0);
  await close();
});
