// Every kind of page at five widths: nothing to scroll sideways, nothing that moves while loading, nothing axe complains about.
import { startApp } from '../support/app.ts';
import { axeFaults } from '../support/axeFaults.ts';
import { families, hydrated, settled, stayHere, watchShifts } from '../support/browser.ts';
import { siteInBrowser } from '../support/siteInBrowser.ts';

const { newVisit } = siteInBrowser(startApp);

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
    const shifted = await watchShifts(page);
    await page.goto(path);
    await stayHere(page);
    await hydrated(page);
    await settled(page);
    expect(await shifted()).toBeLessThanOrEqual(0.01);
    if (width === 1280 || narrowToo.has(path)) {
      expect(await axeFaults(page)).toEqual([]);
    }
    await close();
  });
});
