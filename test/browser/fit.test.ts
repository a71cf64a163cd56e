// Every kind of page at the widths people have: nothing that moves while loading or covers text, nothing to scroll sideways, nothing axe complains about.
import { startApp, uncached } from '../support/app.ts';
import { axeFaults } from '../support/axeFaults.ts';
import { families, hydrated, phone, settled, stayHere, watchShifts } from '../support/browser.ts';
import { coveredText } from '../support/coveredText.ts';
import { sidewaysOn } from '../support/sideways.ts';
import { siteInBrowser } from '../support/siteInBrowser.ts';

const { newVisit } = siteInBrowser(() => startApp({ env: uncached }));

/** A desk of 1440 × 900 px at 200 % has half of both. */
const zoomed = { width: 720, height: 450 };
const desk = { width: 1440, height: 900 };
const narrow = { width: 320, height: 844 };
const others = [zoomed, { width: 768, height: 1024 }, desk];
const schemes = ['light', 'dark'] as const;

/** What the width, the zoom or the theme can change; everything else axe looks at once. */
const layoutRules = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block'];

/**
 * One visit to each page: opening it is half the work. That it stands still at a desk is looked at where it hydrates,
 * and that it fits without script on every page there is, where drawings are measured.
 */
test.each(families)(
  '%s stands still while it loads, fits, leaves axe nothing to say by day or by night, and nothing covers its text',
  async (path) => {
    const { page, close } = await newVisit({ viewport: phone, bypassCSP: true });
    const shifted = await watchShifts(page);
    await page.goto(path);
    await stayHere(page);
    await hydrated(page);
    await settled(page);
    expect(await shifted()).toBeLessThanOrEqual(0.01);
    // Buttons that fade from one theme's colours into the other's are in neither.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(desk);
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
      expect([viewport, await sidewaysOn(page), await coveredText(page)]).toEqual([viewport, [], []]);
    }
    await close();
  },
);

test.each([390, 1280])('at %d px the hatching of faces comes from a drawing that is shown', async (width) => {
  const { page, close } = await newVisit({ viewport: { width, height: 900 } });
  await page.goto('/zh-tw/coflyer');
  expect(await page.locator('main .hatched').filter({ visible: true }).count()).toBeGreaterThan(2);
  const isShown = await page.evaluate(() => document.getElementById('hatch')?.closest('svg')?.checkVisibility());
  expect(isShown).toBe(true);
  await close();
});
