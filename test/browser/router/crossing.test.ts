// From page to page: prefetched by the browser without our script, by the router with it, and faded into each other by
// both.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { startApp } from '../../support/app.ts';
import { holdScripts, hydrated, settled } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

const { site: app, newVisit } = siteInBrowser(startApp);

const wanted = '/en/FAQ';
const linkOf = (page: Page) => page.locator(`footer a[href="${wanted}"]`);

/** What the browser reports about its speculation rules, the addresses they hold for, and each page prefetched by them. */
async function watched(options: BrowserContextOptions) {
  const { page, complaints, close } = await newVisit({ locale: 'en', ...options });
  const rules: string[] = [];
  const fetched: string[] = [];
  let meant: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => rules.push(ruleSet.errorMessage ?? ruleSet.sourceText));
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    meant = preloadingAttemptSources.map(({ key }) => key.url.slice(app.base.length));
  });
  session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status !== 'Running' && status !== 'Pending') fetched.push(`${prefetchUrl.slice(app.base.length)} ${status}`);
  });
  await session.send('Preload.enable');
  return { page, complaints, close, rules, meant: () => meant, fetched };
}

test('without script the browser prefetches a hovered link and shows the prefetched page', async () => {
  const { page, close, rules, fetched } = await watched({ javaScriptEnabled: false });
  await page.goto('/en/coflyer');
  await eventually(() => rules.length, 1);
  expect(rules[0]).toContain('prerender');
  await linkOf(page).hover();
  await eventually(() => fetched, [`${wanted} Ready`]);
  await linkOf(page).click();
  await page.waitForURL(`**${wanted}`);
  await eventually(() => fetched, [`${wanted} Ready`, `${wanted} Success`]);
  await close();
});

test('with saved data the browser prefetches nothing, and the link still works', async () => {
  const { page, close, rules, fetched } = await watched({
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'Save-Data': 'on' },
  });
  await page.goto('/en/coflyer');
  await eventually(() => rules, ['{}']);
  await linkOf(page).hover();
  await linkOf(page).click();
  await page.waitForURL(`**${wanted}`);
  expect(fetched).toEqual([]);
  await close();
});

test('with script the router fetches, once, and the browser leaves it to that', async () => {
  const { page, complaints, close, meant, fetched } = await watched({});
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url() === app.base + wanted) asked.push(request.resourceType());
  });
  const freeLine = await holdScripts(page);
  await page.goto('/en/coflyer');
  await eventually(() => meant().includes(wanted), true);
  freeLine();
  await hydrated(page);
  await eventually(meant, []);
  await linkOf(page).hover();
  await eventually(() => asked, ['fetch']);
  await settled(page);
  expect([asked, meant(), fetched]).toEqual([['fetch'], [], []]);
  expect(complaints).toEqual([]);
  await close();
});

test('the scripts of a page’s parts are asked for together with its texts', async () => {
  const html = await (await fetch(`${app.base}/en/aws-service`)).text();
  const script = /"FormLive-tsx":"([^"]+)"/.exec(html)?.[1];
  const { page, close } = await newVisit({ locale: 'en' });
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url().slice(app.base.length)));
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/forms-en.*.json', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(wanted);
  await hydrated(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/en/aws-service' });
    document.body.append(link);
    link.click();
  });
  await eventually(() => script !== undefined && asked.has(script), true);
  released.resolve();
  await page.waitForURL('**/en/aws-service');
  await close();
});

test('a page that was fetched ahead needs nothing more of the line', async () => {
  const html = await (await fetch(`${app.base}/en/contact_us`)).text();
  const state = /id="state"[^>]*>([^<]+)/.exec(html)?.[1] ?? '';
  const needed = state.match(/\/assets\/[^"]+/g) ?? [];
  const { page, close } = await newVisit({ locale: 'en' });
  await page.goto(wanted);
  await hydrated(page);
  /** How many of them have not arrived. */
  const missing = () =>
    page.evaluate((paths) => {
      const arrived = performance.getEntriesByType('resource');
      const names = new Set(arrived.filter(({ responseEnd }) => responseEnd > 0).map(({ name }) => name));
      return paths.filter((one) => !names.has(location.origin + one)).length;
    }, needed);
  // The form's code, its texts and its stylesheet at least.
  expect(await missing()).toBeGreaterThan(2);
  await page.locator('footer a[href="/en/contact_us"]').hover();
  await eventually(missing, 0);
  await page.context().setOffline(true);
  await page.locator('footer a[href="/en/contact_us"]').click();
  await page.waitForURL('**/en/contact_us');
  await page.locator('main form').first().waitFor();
  await close();
});

/** Whether the page came by a view transition, reported as the page is first shown. */
const noteReveal = () =>
  addEventListener('pagereveal', (event) =>
    Object.assign(window, { faded: (event as Event & { viewTransition: unknown }).viewTransition !== null }),
  );

test.each([
  ['no-preference', true],
  ['reduce', false],
] as const)('documents fade into each other where motion is wanted: %s', async (reducedMotion, fades) => {
  const { page, complaints, close } = await newVisit({ locale: 'en', reducedMotion });
  await page.addInitScript(noteReveal);
  await page.goto('/en/coflyer');
  await page.locator('a[data-locale=jp]:visible').first().click();
  await page.waitForURL('**/jp/coflyer');
  await eventually(() => page.evaluate(() => (window as { faded?: boolean }).faded), fades);
  expect(complaints).toEqual([]);
  await close();
});

test.each([
  ['no-preference', 1],
  ['reduce', 0],
] as const)('the router fades alike, keeping heading and place: %s', async (reducedMotion, times) => {
  const { page, complaints, close } = await newVisit({ locale: 'en', reducedMotion });
  await page.goto('/en/coflyer');
  await hydrated(page);
  await page.evaluate(() => {
    const fade = document.startViewTransition.bind(document);
    const noted = Object.assign(window, { fades: 0 });
    document.startViewTransition = (change) => {
      noted.fades += 1;
      return fade(change);
    };
  });
  await linkOf(page).click();
  await page.waitForURL(`**${wanted}`);
  await eventually(() => page.evaluate(() => document.activeElement?.tagName), 'H1');
  expect(await page.evaluate(() => [(window as { fades?: number }).fades, scrollY])).toEqual([times, 0]);
  // A press during the fade works.
  await page.locator('footer a[href="/en/contact_us"]').click();
  await page.waitForURL('**/en/contact_us');
  expect(complaints).toEqual([]);
  await close();
});
