// A page that tells the time, seen again after a while: its clock follows, unless something was filled in.
import type { Page } from 'playwright-core';
import { hydrated, restLoaded } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { startFormSite } from '../../support/formSite.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';
import { taipei } from '../../support/taipei.ts';
import { minuteMs } from '../../../src/shared/i18n/times.ts';

let now = taipei('2026-11-23T14:20');
const { newVisit } = siteInBrowser(() => startFormSite({ replaced: { clock: () => now } }));

/** The tab is hidden so long, by the clocks of browser and server. */
async function away(page: Page, ms: number): Promise<void> {
  now += ms;
  await page.evaluate((passed) => {
    const turn = (isHidden: boolean) => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    };
    const real = Date.now;
    turn(true);
    Date.now = () => real.call(Date) + passed;
    turn(false);
  }, ms);
}

/** Its first free half hour. */
const firstFree = (page: Page) => page.locator('input[name=slot]').first().getAttribute('value');

const clockOf = (page: Page) => page.locator('[data-part=DeskDay] p').first().innerText();

test('after hours in another tab the desk’s clock follows, and the page stays where it was', async () => {
  const { page, complaints, close } = await newVisit();
  await page.goto('/en/contact_us');
  await hydrated(page);
  await restLoaded(page);
  expect(await clockOf(page)).toContain('14:20');
  await page.evaluate(() => scrollTo(0, 300));
  await away(page, 240 * minuteMs);
  await eventually(async () => (await clockOf(page)).slice(0, 5), '18:20');
  expect(await page.locator('[data-part=DeskDay]').innerText()).toContain('opens');
  expect([page.url().endsWith('/en/contact_us'), await page.evaluate(() => scrollY)]).toEqual([true, 300]);
  expect(complaints).toEqual([]);
  await close();
});

test('the half hours for a call follow too, and one that was chosen stays', async () => {
  now = taipei('2026-11-24T09:05');
  const { page, complaints, close } = await newVisit();
  await page.goto('/en/callback');
  await hydrated(page);
  await restLoaded(page);
  const first = await firstFree(page);
  await away(page, 120 * minuteMs);
  await eventually(async () => (await firstFree(page)) === first, false);
  await page.locator('input[name=slot]').last().check({ force: true });
  const [later, chosen] = [await firstFree(page), page.locator('input[name=slot]:checked')];
  await away(page, 60 * minuteMs);
  await page.evaluate(async () => (await fetch('/en/faq')).text());
  expect([await firstFree(page), await chosen.count()]).toEqual([later, 1]);
  expect(complaints).toEqual([]);
  await close();
});

test.each([
  ['something is typed', async (page: Page) => page.fill('[name=firstName]', 'Ada')],
  ['there is no connection', async (page: Page) => page.route('**/contact_us', (route) => route.abort())],
])('a page on which %s stays as it is', async (_, before) => {
  const { page, close } = await newVisit();
  await page.goto('/en/contact_us');
  await hydrated(page);
  await restLoaded(page);
  const told = await clockOf(page);
  await before(page);
  await away(page, 240 * minuteMs);
  // What comes of it comes before a page that is asked for later.
  await page.evaluate(async () => (await fetch('/en/faq')).text());
  expect([await clockOf(page), page.url().endsWith('/en/contact_us')]).toEqual([told, true]);
  await close();
});
