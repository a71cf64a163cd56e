// A site and a Chromium for the tests of a file: there before the first of them, gone after the last, also where one fails.
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { newVisit, startBrowser, type Visit } from './browser.ts';

type Site = { base: string; close: () => Promise<void> };

export type SiteInBrowser<Started extends Site> = {
  /** Filled in before the first test. */
  site: Started;
  /** A fresh visitor of the site; with a `baseURL` of another one that stands before it. */
  newVisit: (options?: BrowserContextOptions) => Promise<Visit>;
};

/** Call it at the top of a file or of a describe block: it registers the hooks that start and stop. `flags`: more of Chromium's. */
export function siteInBrowser<Started extends Site>(
  start: () => Promise<Started>,
  flags: readonly string[] = [],
): SiteInBrowser<Started> {
  const site = {} as Started;
  const stops: (() => Promise<void>)[] = [];
  let browser: Browser | undefined;

  beforeAll(async () => {
    const started = await start();
    stops.push(() => started.close());
    Object.assign(site, started);
    browser = await startBrowser(flags);
  });

  afterAll(async () => {
    await browser?.close();
    for (const stop of stops) await stop();
  });

  return {
    site,
    newVisit(options) {
      if (!browser) throw new Error('No browser before the first test');
      return newVisit(browser, site.base, options);
    },
  };
}
