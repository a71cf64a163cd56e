// Every kind of page at common widths: nothing moves while loading, covers text or scrolls sideways, and axe finds
// nothing.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { startApp, uncached } from '../../support/app.ts';
import { axeFaults } from '../../support/axeFaults.ts';
import { families, hydrated, phone, settled, stayHere, watchShifts, type Visit } from '../../support/browser.ts';
import { sidewaysOn } from '../../support/measurePage.ts';
import { estimateSecret } from '../../support/sampleEstimate.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';
import { onAWorkday } from '../../support/taipei.ts';

/**
 * Runs in the browser: lines of text that a floating element covers at some scroll position. As floats stay fixed, each
 * line's path past them shows where they meet, without scrolling step by step.
 */
function meet({ from, to }: { from: number; to: number }): string[] {
  const isSeen = (element: Element) =>
    !element.closest('[inert]') && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  // The bar of the page that leads on by itself moves away with the page; only this test stays on it.
  const floats = [...document.querySelectorAll('body :not(progress)')].filter(
    (element) => getComputedStyle(element).position === 'fixed' && isSeen(element) && !element.closest('header'),
  );
  const last = Math.min(to, document.documentElement.scrollHeight - innerHeight);
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const holder = node.parentElement;
    if (!holder || !node.data.trim() || !isSeen(holder) || holder.closest('header')) continue;
    // Words for screen readers only are clipped away.
    const isFloating = floats.some((float) => float.contains(holder));
    if (isFloating || getComputedStyle(holder).clipPath !== 'none') continue;
    range.selectNodeContents(node);
    for (const line of range.getClientRects())
      for (const float of floats) {
        const box = float.getBoundingClientRect();
        const isInWay = line.right > box.left && line.left < box.right && box.width > 1 && box.height > 1;
        const first = Math.max(line.top + scrollY - box.bottom, from);
        const end = Math.min(line.bottom + scrollY - box.top, last);
        if (isInWay && first < end) found.push(`${float.outerHTML.slice(0, 60)} over ${node.data.trim()}`);
      }
  }
  return found;
}

/** Some floats appear only after scrolling: checked before this many pixels and after. */
const arrived = 400;

async function coveredText(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [top, from, to] of [
    [0, 0, arrived],
    [2 * arrived, arrived, 1e6],
  ] as const) {
    await page.evaluate(async (y) => {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, top);
    found.push(...(await page.evaluate(meet, { from, to })));
  }
  return found;
}

const { site, newVisit } = siteInBrowser(() =>
  startApp({ env: { ...uncached, SESSION_SECRET: estimateSecret }, replaced: { clock: onAWorkday } }),
);

/** A desktop of 1440 × 900 px zoomed to 200 %. */
const zoomed = { width: 720, height: 450 };
const desk = { width: 1440, height: 900 };
const narrow = { width: 320, height: 844 };
const others = [zoomed, { width: 768, height: 1024 }, desk];
/** A phone of 390 px zoomed to 200 %. */
const halved = { width: 195, height: 422 };
/** What browsers call very large. */
const largeLetters = 24;
const schemes = ['light', 'dark'] as const;

/** Rules whose result depends on width, zoom or theme. */
const layoutRules = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block'];

/** As the visitor's own settings of the browser would. */
async function setLetters(page: Page, standard: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
  await devtools.detach();
}

/** One visitor opens all pages: a browser process for each costs as much as the page. */
let visit: Visit;
let shifted: () => Promise<number>;
beforeAll(async () => {
  visit = await newVisit({ bypassCSP: true });
  shifted = await watchShifts(visit.page);
});
afterAll(() => visit.close());

/**
 * Each page is opened only once, for half the work. Stability on a desktop is tested with hydration, and fitting
 * without script in everyPage.test.ts.
 */
test.each(families)(
  '%s does not move while loading, fits, passes axe by day and night, and nothing covers its text',
  async (path) => {
    const { page } = visit;
    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
    const leave = await stayHere(page, path);
    await page.goto(path);
    await hydrated(page);
    await settled(page);
    expect(await shifted()).toBeLessThanOrEqual(0.01);
    // During a transition between themes the buttons would have the colours of neither.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // All rules at one of the wider sizes, those that depend on width at the narrowest; day and night in turn.
    const turn = families.indexOf(path);
    const looks = [{ viewport: others[turn % others.length] ?? desk }, { viewport: narrow, rules: layoutRules }];
    for (const [index, { viewport, ...asked }] of looks.entries()) {
      const colorScheme = schemes[(index + turn) % 2];
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      const found = await axeFaults(page, asked);
      expect([viewport, colorScheme, found]).toEqual([viewport, colorScheme, []]);
    }
    // The answered cookie bar disappears, and other floats may appear.
    await page.evaluate(() => document.documentElement.setAttribute('data-consent', 'reject'));
    for (const viewport of [narrow, ...others, ...[390, 1024, 1280].map((width) => ({ width, height: 844 }))]) {
      await page.setViewportSize(viewport);
      expect([viewport, await sidewaysOn(page), await coveredText(page)]).toEqual([viewport, [], []]);
    }
    await page.setViewportSize(halved);
    expect([halved, await sidewaysOn(page)]).toEqual([halved, []]);
    await setLetters(page, largeLetters);
    const rem = () => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
    expect(await rem()).toBe(15);
    for (const viewport of [phone, zoomed, { width: 1024, height: 768 }, desk]) {
      await page.setViewportSize(viewport);
      expect([viewport, largeLetters, await sidewaysOn(page), await coveredText(page)]).toEqual([
        viewport,
        largeLetters,
        [],
        [],
      ]);
    }
    await setLetters(page, 16);
    await leave();
  },
);

test.each([390, 1280])('at %d px the hatching uses a pattern from a visible drawing', async (width) => {
  const { page, close } = await newVisit({ viewport: { width, height: 900 } });
  await page.goto('/zh-tw/coflyer');
  expect(await page.locator('main [fill="url(#hatch)"]').filter({ visible: true }).count()).toBeGreaterThan(2);
  const isShown = await page.evaluate(() => document.getElementById('hatch')?.closest('svg')?.checkVisibility());
  expect(isShown).toBe(true);
  await close();
});

/**
 * Places in the HTML: within the language list, the menu, the first banner and its chart, and before the page's fold.
 */
const halts =
  /(?=<a [^>]*hreflang="pt"|<summary>Products|<header|<\/header>|<\/h1>|<svg [^>]*role="img"|<li id="b\d">)|(?<=role="img"[^>]*>)/;

/** A connection on which the response pauses at each of these places, long enough for a paint. */
async function haltingLine(path: string) {
  const html = await (await fetch(site.base + path, { headers: { 'accept-language': 'en' } })).text();
  const line = createServer(async (_request, response) => {
    response.setHeader('content-type', 'text/html');
    for (const piece of html.split(halts)) {
      response.write(piece);
      await pause(60);
    }
    response.end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => line.once('listening', resolve));
  line.unref();
  return { base: `http://127.0.0.1:${(line.address() as AddressInfo).port}`, close: () => line.closeAllConnections() };
}

test.each([
  ['/en', desk],
  ['/en/sms', desk],
  ['/en', phone],
])('%s does not move after its first paint, however it arrives, at %o', async (path, viewport) => {
  const line = await haltingLine(path);
  const { page, close } = await newVisit({ baseURL: line.base, viewport });
  const shifted = await watchShifts(page);
  await page.goto(path);
  await settled(page);
  expect(await shifted()).toBe(0);
  await close();
  line.close();
});
