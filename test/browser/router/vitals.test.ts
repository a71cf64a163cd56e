// Browsers report page speed once, when the page is left: only the configured share of visitors who accept it, on
// connections that do not save data.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { inside, root, startApp, type App } from '../../support/app.ts';
import { hydrated, newVisit, settled, startBrowser } from '../../support/browser.ts';
import { metricOf } from '../../support/metricOf.ts';
import { eventually } from '../../support/eventually.ts';

const { assetsByChunkName } = JSON.parse(readFileSync(path.join(root, 'dist/loadable-stats.json'), 'utf8')) as {
  assetsByChunkName: Record<string, string[]>;
};
const fileOf = (chunk: string) => assetsByChunkName[chunk]?.[0] ?? 'none';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

type Noting = { noted?: (string | undefined)[] };

/** Runs in the browser: notes what its scripts measure. */
function noteMeasured(): void {
  const noted: (string | undefined)[] = [];
  Object.assign(window, { noted });
  const { observe } = PerformanceObserver.prototype;
  PerformanceObserver.prototype.observe = function observeNoted(options) {
    noted.push(options?.type);
    return observe.call(this, options);
  };
}
const measures = (page: Page) => page.evaluate(() => (window as Noting).noted?.includes('event'));

/** Requests of a page that is viewed and left, and the number of measurements the server has then. */
async function visited(app: App, { saveData = false, choice = 'accept' } = {}) {
  const { page, complaints, close } = await newVisit(browser, app.base, { locale: 'en' });
  await page.context().addCookies([{ name: 'consent', value: choice, url: app.base }]);
  await page.addInitScript((saves) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: saves, effectiveType: '4g' } });
  }, saveData);
  await page.addInitScript(noteMeasured);
  const chunks: string[] = [];
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/assets/${fileOf('vitals')}`)) chunks.push(request.url());
    if (request.url().endsWith('/vitals')) told.push(request.postData() ?? '');
  });
  // It decides whether to measure.
  const last = page.waitForResponse((response) => response.url().endsWith(`/assets/${fileOf('rest')}`));
  await page.goto('/en/cdn');
  // A browser that gets input before the first paint measures no paint.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const seen = new PerformanceObserver(() => resolve());
        seen.observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  // With saved data the code loads on the first input.
  await page.keyboard.press('Tab');
  await hydrated(page);
  await (await last).finished();
  await settled(page);
  return { page, complaints, chunks, told, close };
}

const counted = (app: App, what: string) => metricOf(app, `field_${what}_count{page="cdn"}`);

inside('measures of visits', () => {
  test('with a share of one a visit reports once, when its page is left', async () => {
    const app = await startApp({ env: { VITALS_SHARE: '1' } });
    const { page, complaints, chunks, told, close } = await visited(app);
    await eventually(() => measures(page), true);
    await settled(page);
    expect([chunks.length, told, await counted(app, 'ttfb_seconds')]).toEqual([1, [], NaN]);
    await page.goto('about:blank');
    await eventually(() => counted(app, 'ttfb_seconds'), 1);
    expect([await counted(app, 'lcp_seconds'), await counted(app, 'cls_score')]).toEqual([1, 1]);
    expect(complaints).toEqual([]);
    await close();
    await app.close();
  });

  test.each([
    ['with a share of none', '0', {}],
    ['when the visitor saves data', '1', { saveData: true }],
    ['when the visitor refuses it', '1', { choice: 'reject' }],
  ])('%s nothing is loaded and nothing sent', async (_name, VITALS_SHARE, visitor) => {
    const app = await startApp({ env: { VITALS_SHARE } });
    const { page, chunks, told, close } = await visited(app, visitor);
    expect(await measures(page)).toBe(false);
    await page.goto('about:blank');
    expect([chunks, told, await counted(app, 'ttfb_seconds')]).toEqual([[], [], NaN]);
    await close();
    await app.close();
  });
});
