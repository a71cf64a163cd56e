// Provides a site and a Chromium for the tests of a file: started before the first, ended after the last, even after a
// failure.
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { newVisit, startBrowser, type Visit } from './browser.ts';
import { siteOf } from './siteOf.ts';

type Site = { base: string; close: () => Promise<void> };

export type SiteInBrowser<Started extends Site> = {
  /** Set before the first test. */
  site: Started;
  /** A fresh visitor of the site; `baseURL` for another host in front of it. */
  newVisit: (options?: BrowserContextOptions) => Promise<Visit>;
};

/**
 * Call it at the top of a file or inside a describe block: it registers the hooks that start and stop. `flags`: more
 * flags of Chromium.
 */
export function siteInBrowser<Started extends Site>(
  start: () => Promise<Started>,
  flags: readonly string[] = [],
): SiteInBrowser<Started> {
  let browser: Browser | undefined;
  // Before those of the site, which ends after its visitors.
  afterAll(() => browser?.close());
  const site = siteOf(start);
  beforeAll(async () => {
    browser = await startBrowser(flags);
  });

  return {
    site,
    newVisit(options) {
      if (!browser) throw new Error('No browser before the first test');
      return newVisit(browser, site.base, options);
    },
  };
}
