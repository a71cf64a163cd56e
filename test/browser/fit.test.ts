// Every kind of page at the widths people have: nothing to scroll sideways, nothing that moves while loading or covers text, nothing axe complains about.
import { startApp } from '../support/app.ts';
import { axeFaults } from '../support/axeFaults.ts';
import { families, hydrated, settled, stayHere, watchShifts } from '../support/browser.ts';
import { coveredText } from '../support/coveredText.ts';
import { siteInBrowser } from '../support/siteInBrowser.ts';

const { newVisit } = siteInBrowser(startApp);

const widths = [320, 390, 768, 1024, 1440];

/** A desk of 1440 × 900 px at 200 % has half of both. */
const zoomed = { width: 720, height: 450 };
const desk = { width: 1440, height: 900 };
const narrow = { width: 320, height: 844 };
const others = [zoomed, { width: 768, height: 1024 }, desk];
const schemes = ['light', 'dark'] as const;

/** What the width, the zoom or the theme can change; everything else axe looks at once. */
const layoutRules = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block'];

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

  test.each([390, 1280])('at %d px stands still while it loads', async (width) => {
    const { page, close } = await newVisit({ viewport: { width, height: 844 } });
    const shifted = await watchShifts(page);
    await page.goto(path);
    await stayHere(page);
    await hydrated(page);
    await settled(page);
    expect(await shifted()).toBeLessThanOrEqual(0.01);
    await close();
  });

  test('leaves axe nothing to say at any width, by day or by night, and nothing that floats covers text', async () => {
    // Buttons that fade from one theme's colours into the other's are in neither.
    const { page, close } = await newVisit({ viewport: desk, bypassCSP: true, reducedMotion: 'reduce' });
    await page.goto(path);
    await stayHere(page);
    await hydrated(page);
    expect(await axeFaults(page)).toEqual([]);
    // The narrowest on every page, one of the others on every third; night and day in turn. Themes change colours, widths change places.
    const turn = families.indexOf(path);
    for (const [index, viewport] of [narrow, others[turn % others.length] ?? desk].entries()) {
      const colorScheme = schemes[(index + turn) % 2];
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      const found = await axeFaults(page, { rules: layoutRules });
      expect([viewport, colorScheme, found]).toEqual([viewport, colorScheme, []]);
    }
    // The cookie bar is gone once it is answered, and more may float then.
    await page.evaluate(() => document.documentElement.setAttribute('data-consent', 'reject'));
    for (const viewport of [narrow, ...others, ...[390, 1024, 1280].map((width) => ({ width, height: 844 }))]) {
      await page.setViewportSize(viewport);
      expect([viewport, await coveredText(page)]).toEqual([viewport, []]);
    }
    await close();
  });
});
