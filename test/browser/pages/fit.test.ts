// Every kind of page at the widths people have: nothing that moves while loading or covers text, nothing to scroll sideways, nothing axe complains about.
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

// Which lines of a page's text something that floats over it covers, at any place that the page can be scrolled to.
/** Runs in the browser. What is fixed stays where it is, so each line's way past it tells where the two meet: no step is left out. */
function meet({ from, to }: { from: number; to: number }): string[] {
  const isSeen = (element: Element) =>
    !element.closest('[inert]') && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  // The bar of a page that leads on by itself, and is kept here, goes with the page for everybody else.
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
    // Words for screen readers alone are clipped away.
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

/** What floats may come only with the first screen scrolled: it is looked at before that and after. */
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

const { site, newVisit } = siteInBrowser(() => startApp({ env: { ...uncached, SESSION_SECRET: estimateSecret } }));

/** A desk of 1440 × 900 px at 200 % has half of both. */
const zoomed = { width: 720, height: 450 };
const desk = { width: 1440, height: 900 };
const narrow = { width: 320, height: 844 };
const others = [zoomed, { width: 768, height: 1024 }, desk];
const schemes = ['light', 'dark'] as const;

/** What the width, the zoom or the theme can change. */
const layoutRules = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block'];

/** One visitor opens them all: a browser's process for each page costs as much as the page. */
let visit: Visit;
let shifted: () => Promise<number>;
beforeAll(async () => {
  visit = await newVisit({ bypassCSP: true });
  shifted = await watchShifts(visit.page);
});
afterAll(() => visit.close());

/**
 * Each page is opened once: that is half the work. That it stands still at a desk is looked at where it hydrates,
 * and that it fits without script on every page there is, where drawings are measured.
 */
test.each(families)(
  '%s stands still while it loads, fits, leaves axe nothing to say by day or by night, and nothing covers its text',
  async (path) => {
    const { page } = visit;
    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
    await page.goto(path);
    await stayHere(page);
    await hydrated(page);
    await settled(page);
    expect(await shifted()).toBeLessThanOrEqual(0.01);
    // Buttons that fade from one theme's colours into the other's are in neither.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // All rules in one of the wider windows, what a width can change in the narrowest; night and day in turn.
    const turn = families.indexOf(path);
    const looks = [{ viewport: others[turn % others.length] ?? desk }, { viewport: narrow, rules: layoutRules }];
    for (const [index, { viewport, ...asked }] of looks.entries()) {
      const colorScheme = schemes[(index + turn) % 2];
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      const found = await axeFaults(page, asked);
      expect([viewport, colorScheme, found]).toEqual([viewport, colorScheme, []]);
    }
    // The cookie bar is gone once it is answered, and more may float then.
    await page.evaluate(() => document.documentElement.setAttribute('data-consent', 'reject'));
    for (const viewport of [narrow, ...others, ...[390, 1024, 1280].map((width) => ({ width, height: 844 }))]) {
      await page.setViewportSize(viewport);
      expect([viewport, await sidewaysOn(page), await coveredText(page)]).toEqual([viewport, [], []]);
    }
    await page.unrouteAll();
  },
);

test.each([390, 1280])('at %d px the hatching of faces comes from a drawing that is shown', async (width) => {
  const { page, close } = await newVisit({ viewport: { width, height: 900 } });
  await page.goto('/zh-tw/coflyer');
  expect(await page.locator('main [fill="url(#hatch)"]').filter({ visible: true }).count()).toBeGreaterThan(2);
  const isShown = await page.evaluate(() => document.getElementById('hatch')?.closest('svg')?.checkVisibility());
  expect(isShown).toBe(true);
  await close();
});

test('on the narrowest phone each hour of the rulers of calls stands whole, also by a clock of half hours', async () => {
  const { page, close } = await newVisit({ viewport: narrow });
  await page.goto('/en/callback?tz=Asia/Kolkata');
  const hours = page.locator('main figure [aria-hidden] p > span').filter({ visible: true });
  const said = await hours.evaluateAll((spans) =>
    spans.map(({ textContent, scrollWidth, clientWidth }) => [textContent, scrollWidth <= clientWidth]),
  );
  expect(said.slice(0, 2)).toEqual([
    ['0', true],
    ['3', true],
  ]);
  expect([said.length, said.filter(([, isWhole]) => !isWhole)]).toEqual([16, []]);
  await close();
});

/** Within the languages of the bar, the menu, the first banner and its chart, and before the page's fold. */
const halts =
  /(?=<a [^>]*hreflang="pt"|<summary>Products|<header|<\/header>|<\/h1>|<svg [^>]*role="img"|<li id="b\d">)|(?<=role="img"[^>]*>)/;

/** A line on which the page halts within its first view, at each place long enough to be painted. */
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
])('%s stands still from its first paint on, however it arrives, at %o', async (path, viewport) => {
  const line = await haltingLine(path);
  const { page, close } = await newVisit({ baseURL: line.base, viewport });
  const shifted = await watchShifts(page);
  await page.goto(path);
  await settled(page);
  expect(await shifted()).toBe(0);
  await close();
  line.close();
});
