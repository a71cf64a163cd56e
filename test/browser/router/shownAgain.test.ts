// A page that tells the time, seen again after a while: its clock follows, unless something was filled in.
import type { Page } from 'playwright-core';
import { hydrated, restLoaded } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { startFormSite } from '../../support/formSite.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';
import { taipei } from '../../support/taipei.ts';
import { minuteMs } from '../../../src/shared/i18n/times.ts';

/** It never goes back, as the site keeps ready pages by it. */
let now = taipei('2026-11-23T14:00');
const { newVisit } = siteInBrowser(() => startFormSite({ replaced: { clock: () => now } }));

const turn = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isHidden);

/** By the clocks of browser and server. */
async function pass(page: Page, ms: number): Promise<void> {
  now += ms;
  await page.evaluate((passed) => {
    const before = Date.now;
    Date.now = () => before.call(Date) + passed;
  }, ms);
}

/** The tab is hidden so long. */
async function away(page: Page, ms: number): Promise<void> {
  await turn(page, true);
  await pass(page, ms);
  await turn(page, false);
}

/** Its first free half hour. */
const firstFree = (page: Page) => page.locator('input[name=slot]').first().getAttribute('value');

const clockOf = (page: Page) => page.locator('[data-part=DeskDay] p').first().innerText();

test.each([
  ['after hours in another tab', '2026-11-23T14:20', (page: Page) => away(page, 240 * minuteMs)],
  [
    'after a minute in another tab and hours in view',
    '2026-11-24T14:20',
    async (page: Page) => {
      await pass(page, 239 * minuteMs);
      await away(page, minuteMs);
    },
  ],
])('%s the desk’s clock follows, and the page stays where it was', async (_, begin, laterOn) => {
  now = taipei(begin);
  const { page, complaints, close } = await newVisit();
  await page.goto('/en/contact_us');
  await hydrated(page);
  await restLoaded(page);
  expect(await clockOf(page)).toContain('14:20');
  await page.evaluate(() => scrollTo(0, 300));
  await laterOn(page);
  await eventually(async () => (await clockOf(page)).slice(0, 5), '18:20');
  expect(await page.locator('[data-part=DeskDay]').innerText()).toContain('opens');
  expect([page.url().endsWith('/en/contact_us'), await page.evaluate(() => scrollY)]).toEqual([true, 300]);
  expect(complaints).toEqual([]);
  await close();
});

test('the half hours for a call follow too, and one that was chosen stays', async () => {
  now = taipei('2026-11-25T09:05');
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
  ['something is chosen', async (page: Page) => page.locator('main select').first().selectOption({ index: 1 })],
  ['there is no connection', async (page: Page) => page.route('**/contact_us', (route) => route.abort())],
  [
    'the site is overloaded',
    async (page: Page) => page.route('**/contact_us', (route) => route.fulfill({ status: 503, body: 'overloaded' })),
  ],
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

test('what is typed while the page is on its way stays in its field', async () => {
  const { page, complaints, close } = await newVisit();
  await page.goto('/en/contact_us');
  await hydrated(page);
  await restLoaded(page);
  const told = await clockOf(page);
  let send = () => {};
  const typed = new Promise<void>((resolve) => (send = resolve));
  let asked = false;
  await page.route('**/contact_us', async (route) => {
    if (route.request().method() === 'GET') {
      asked = true;
      await typed;
    }
    await route.continue();
  });
  await away(page, 240 * minuteMs);
  await eventually(() => asked, true);
  await page.locator('[name=firstName]').focus();
  await page.keyboard.type('Ada');
  send();
  await eventually(async () => (await clockOf(page)) === told, false);
  expect(
    await page
      .locator('[name=firstName]')
      .evaluate((field: HTMLInputElement) => [field.value, field === document.activeElement]),
  ).toEqual(['Ada', true]);
  expect(complaints).toEqual([]);
  await close();
});
