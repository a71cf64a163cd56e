// Every kind of page at five widths: nothing to scroll sideways, nothing that moves while loading, nothing axe complains about.
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { startApp, type App } from '../support/app.ts';
import { families, hydrated, newVisit, startBrowser } from '../support/browser.ts';

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

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** axe takes seconds a page; what phones see differently is the frame, the same on every page, and these contents. */
const narrowToo = new Set(['/zh-tw', '/en/contact_us', '/pt/blog']);

const widths = [320, 390, 768, 1024, 1440];

describe.each(families)('%s', (path) => {
  test('fits every width', async () => {
    const { page, close } = await newVisit(browser, app.base, { javaScriptEnabled: false });
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        if (scrollWidth <= clientWidth) return [];
        return [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
          .map(({ outerHTML }) => outerHTML.slice(0, 80))
          .slice(0, 3);
      });
      expect([width, wide]).toEqual([width, []]);
    }
    await close();
  });

  test.each([390, 1280])(
    'at %d px stands still while it loads, and axe has nothing to say',
    async (width) => {
      const { page, close } = await newVisit(browser, app.base, { viewport: { width, height: 844 }, bypassCSP: true });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(entry as LayoutShift);
        }).observe({ type: 'layout-shift', buffered: true });
        const shifts: LayoutShift[] = [];
        Object.assign(window, { shifts });
      });
      await page.goto(path);
      await hydrated(page);
      await page.waitForTimeout(150);
      const shifted = await page.evaluate(() =>
        (window as unknown as { shifts: LayoutShift[] }).shifts.reduce(
          (sum, shift) => sum + (shift.hadRecentInput ? 0 : shift.value),
          0,
        ),
      );
      expect(shifted).toBeLessThanOrEqual(0.01);
      if (width === 1280 || narrowToo.has(path)) {
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id} ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
        );
        expect(found).toEqual([]);
      }
      await close();
    },
    60_000,
  );
});
