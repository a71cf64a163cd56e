// Chromium as tests use it: visitors with what their browser complained about, and what is waited for on a page.
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { launchOptions } from './chromium.ts';
import { sealed, shop } from './sampleEstimate.ts';

/** A Chromium that lays pages out and never draws them, for what is only measured: a quarter less work. No frame comes, so nothing can wait for one. */
export const undrawn: readonly string[] = ['--disable-threaded-compositing'];

/** The one that all files share; of its own only who wants other flags, or runs outside the project of browsers. */
export function startBrowser(more: readonly string[] = []): Promise<Browser> {
  const shared = process.env['BROWSER_AT'];
  return shared && more.length === 0 ? chromium.connect(shared) : chromium.launch(launchOptions(more));
}

export type Visit = { page: Page; complaints: string[]; close: () => Promise<void> };

export const desk = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };

/** A fresh visitor, with everything the browser complained about. */
export async function newVisit(browser: Browser, base: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ baseURL: base, viewport: desk, locale: 'zh-TW', ...options });
  // A busy machine may take long; only a failure ever does.
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints, close: () => context.close() };
}

export const hydrated = (page: Page) => page.waitForSelector('html[data-hydrated]', { state: 'attached' });

/** Once the browser has nothing more to do: effects have run, and what they changed has been painted. */
export const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );

/** From now on no script reaches the page until the answer is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

type Watching = Window & { shifted: () => number };

/** Adds up what shifts on the pages that this visitor opens from now on; answers the sum so far. */
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

/** Keeps the visitor on a page that leads on by itself (404, mail): a busy machine may need longer than it waits. */
export const stayHere = (page: Page) => page.route(/\/(404|en)$/, (route) => route.fulfill({ status: 204 }));

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
  '/en/mailto/a@example.com',
  '/jp?dialog=login',
  `/en/estimate?e=${sealed(shop)}`,
];

// A page that fetches no pictures, for what is measured on many pages in turn: they have their room without being there.
/** The browser leaves them out itself: its cache stays in use, as it does not with page.route. */
export async function withoutPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', {
    urls: ['png', 'jpg', 'webp', 'avif', 'svg'].map((kind) => `*.${kind}`),
  });
}
