// Chromium for tests: visitors whose browser complaints are recorded, and waits for states of a page.
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { launchOptions } from './chromium.ts';
import { eventually } from './eventually.ts';
import { sealed, shop } from './sampleEstimate.ts';

const { chromium } = onceAWorker.load('playwright-core');

/**
 * Flags for a Chromium that lays pages out but never draws them, for measurements: a quarter less work. As it makes no
 * frames, nothing can wait for one.
 */
export const undrawn: readonly string[] = ['--disable-threaded-compositing'];

/** The browser shared by all files; a new one for other flags, or outside the browser projects. */
export function startBrowser(more: readonly string[] = []): Promise<Browser> {
  const shared = process.env['BROWSER_AT'];
  return shared && more.length === 0 ? chromium.connect(shared) : chromium.launch(launchOptions(more));
}

export type Visit = { page: Page; complaints: string[]; close: () => Promise<void> };

export const desk = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };

/** A fresh visitor; `complaints` holds everything the browser complained about. */
export async function newVisit(browser: Browser, base: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ baseURL: base, viewport: desk, locale: 'zh-TW', ...options });
  // A busy machine may take long; only a failure waits this long.
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints, close: () => context.close() };
}

/** The page is React's. A live part may still be opening: React stops clicks in it, so its links load their page whole. The footer's links never do. */
export const hydrated = (page: Page) => page.waitForSelector('html[data-hydrated]', { state: 'attached' });

/** Waits until React has taken over an element of a live part; until its code has come, the browser acts by itself. */
export async function taken(element: Locator): Promise<void> {
  const isReacts = () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactP')));
  await eventually(isReacts, true);
}

/** Waits for the code that loads last: it adds to the form of the cookie question where the visit began. */
export async function restLoaded(page: Page): Promise<void> {
  const isTold = () =>
    page.evaluate(() => [...document.querySelectorAll('form')].some((form) => new FormData(form).has('begun')));
  await eventually(isTold, true);
}

/**
 * Waits until the router has shown the page behind a followed link. Address and title change before the page does; the
 * focus on the new heading comes last. Not for a link to the same page, nor while a heading already has the focus.
 */
export async function crossed(page: Page, path: string): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname === path);
  await eventually(() => page.evaluate(() => document.activeElement?.tagName), 'H1');
}

/**
 * Waits until the browser is idle: effects have run, and their changes are painted. A browser that draws no frame ends the wait
 * as well, so that the test fails by its own question and says what it saw.
 */
export const settled = (page: Page) =>
  page.evaluate((longestMs) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    setTimeout(resolve, longestMs);
    requestIdleCallback(() => requestAnimationFrame(() => setTimeout(resolve)));
    return promise;
  }, 30_000);

/** From now on no script reaches the page until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

type Watching = Window & { shifted: () => number };

/** Sums layout shifts on the pages that this visitor opens from now on; the returned function gives the sum so far. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const { value } of entries as (PerformanceEntry & { value: number })[]) sum += value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifted = () => {
      add(observer.takeRecords());
      return sum;
    };
    Object.assign(window, { shifted });
  });
  return () => page.evaluate(() => (window as unknown as Watching).shifted());
}

/**
 * Keeps the visitor on a page that leads on by script (404, mail), because a busy machine may need longer than its delay.
 * Call it before the page is opened, and the returned function before the next one is.
 */
export async function stayHere(page: Page, path: string): Promise<() => Promise<void>> {
  let isOpened = false;
  await page.route(/\/(404|en|jp)$/, async (route) => {
    const isFirst = !isOpened && new URL(route.request().url()).pathname === path;
    isOpened ||= isFirst;
    await (isFirst ? route.fallback() : route.fulfill({ status: 204 }));
  });
  return async () => {
    // A page that still leads on would break off the opening of the next one.
    await page.evaluate(() => {
      for (let timer = window.setTimeout(() => undefined); timer > 0; timer -= 1) clearTimeout(timer);
    });
    await page.unrouteAll();
  };
}

/** One page of each kind of content, and the frame's three layouts. */
export const families = [
  '/en',
  '/zh-tw',
  '/en/cdn',
  '/jp/coflyer',
  '/zh/privacy',
  '/pt/blog',
  '/zh-tw/blog/cdn-decimal-tb',
  '/en/contact_us',
  '/en/free_open',
  '/jp/register',
  '/en/login',
  '/pt/FAQ',
  '/zh-tw/awsproduct',
  '/zh-tw/promotion002',
  '/en/404',
  '/zh/error',
  '/en/compile',
  '/en/c0c10d2025f7',
  '/jp?dialog=login',
  `/en/estimate?e=${sealed(shop)}`,
  // The last: what it asks of the browser may come late, and break off the opening of a next page.
  '/en/mailto/a@example.com',
];

/**
 * Blocks pictures, for measuring many pages in turn: their room stays. Done by the browser, because page.route would
 * turn off its cache.
 */
export async function withoutPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', {
    urls: ['png', 'jpg', 'webp', 'avif', 'svg'].map((kind) => `*.${kind}`),
  });
}
