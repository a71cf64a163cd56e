// Visits one page in a phone's browser over a slow line: cold, cold while using it, or as the second page.
import type { Browser, CDPSession, Page } from 'playwright-core';
import { watchPage, type Watched } from './watchPage.ts';

export type Visit = Watched & { bytes: number; requests: number };
export type SecondPage = { shown: number; bytes: number; requests: number; cls: number };

const slowdown = 4;
const patience = 60_000;
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
};

type Counted = { bytes: number; requests: number };

async function countRequests(session: CDPSession): Promise<() => Counted> {
  let counted: Counted = { bytes: 0, requests: 0 };
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    counted = { bytes: counted.bytes + encodedDataLength, requests: counted.requests + 1 };
  });
  return () => {
    const since = counted;
    counted = { bytes: 0, requests: 0 };
    return since;
  };
}

async function withPage<R>(
  browser: Browser,
  probe: boolean,
  use: (page: Page, count: () => Counted) => Promise<R>,
): Promise<R> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const count = await countRequests(session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watchPage, probe);
    return await use(page, count);
  } finally {
    await context.close();
  }
}

const hydrated = (page: Page) =>
  page.waitForFunction(() => window.watched.hydrated !== undefined, undefined, { timeout: patience, polling: 100 });

const read = (page: Page) =>
  page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
      renderBlockingStatus?: string;
    })[];
    window.watched.blocking = resources.filter(
      ({ renderBlockingStatus }) => renderBlockingStatus === 'blocking',
    ).length;
    return window.watched;
  });

export const visitCold = (browser: Browser, url: string, hydrates: boolean): Promise<Visit> =>
  withPage(browser, false, async (page, count) => {
    await page.goto(url, { waitUntil: 'load', timeout: patience });
    await page.waitForFunction(() => window.watched.lcp > 0, undefined, { timeout: patience, polling: 100 });
    if (hydrates) await hydrated(page);
    await page.waitForTimeout(1000);
    return { ...(await read(page)), ...count() };
  });

export const visitAndUse = (browser: Browser, url: string): Promise<Watched> =>
  withPage(browser, true, async (page) => {
    await page.goto(url, { waitUntil: 'load', timeout: patience });
    await page.waitForFunction(() => window.watched.menu !== undefined, undefined, { timeout: patience, polling: 100 });
    return read(page);
  });

/** Follows a link from another page of the site, without prefetching. */
export const visitSecond = (browser: Browser, from: string, url: string): Promise<SecondPage> =>
  withPage(browser, false, async (page, count) => {
    await page.goto(from, { waitUntil: 'load', timeout: patience });
    await hydrated(page);
    await page.waitForTimeout(1000);
    count();
    const before = await read(page);
    const shown = await page.evaluate(async (path) => {
      const began = performance.now();
      const title = document.title;
      const link = document.createElement('a');
      link.href = path;
      document.body.append(link);
      link.click();
      while (document.title === title) await new Promise((resolve) => setTimeout(resolve, 10));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return performance.now() - began;
    }, new URL(url).pathname);
    await page.waitForTimeout(1000);
    return { shown, ...count(), cls: (await read(page)).cls - before.cls };
  });
