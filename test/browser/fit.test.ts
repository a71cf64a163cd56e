// Every kind of page at five widths: nothing to scroll sideways, nothing that moves while loading, nothing axe complains about.
import { startApp } from '../support/app.ts';
import { axeFaults } from '../support/axeFaults.ts';
import { families, hydrated, settled, stayHere } from '../support/browser.ts';
import { siteInBrowser } from '../support/siteInBrowser.ts';

const { newVisit } = siteInBrowser(startApp);

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Watching = Window & { shifted: () => number };

/** axe takes seconds a page; what phones see differently is the frame, the same on every page, and these contents. */
const narrowToo = new Set(['/zh-tw', '/en/contact_us', '/pt/blog']);

const widths = [320, 390, 768, 1024, 1440];

describe.each(families)('%s', (path) => {
  test('fits every width', async () => {
    const { page, close } = await newVisit({ javaScriptEnabled: false });
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

  test.each([390, 1280])('at %d px stands still while it loads, and axe has nothing to say', async (width) => {
    const { page, close } = await newVisit({ viewport: { width, height: 844 }, bypassCSP: true });
    await page.addInitScript(() => {
      let sum = 0;
      const add = (entries: PerformanceEntryList) => {
        for (const { hadRecentInput, value } of entries as LayoutShift[]) sum += hadRecentInput ? 0 : value;
      };
      const observer = new PerformanceObserver((list) => add(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      const shifted = () => {
        add(observer.takeRecords());
        return sum;
      };
      Object.assign(window, { shifted });
    });
    await page.goto(path);
    await stayHere(page);
    await hydrated(page);
    await settled(page);
    const shifted = await page.evaluate(() => (window as unknown as Watching).shifted());
    expect(shifted).toBeLessThanOrEqual(0.01);
    if (width === 1280 || narrowToo.has(path)) {
      expect(await axeFaults(page)).toEqual([]);
    }
    await close();
  });
});
