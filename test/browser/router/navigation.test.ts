// Navigation without a reload, and scripts that cannot be loaded.
import type { Page, Route } from 'playwright-core';
import { startApp } from '../../support/app.ts';
import { hydrated, settled } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

const { site: app, newVisit } = siteInBrowser(startApp);

const placeOf = (page: Page) => page.url().slice(app.base.length);

async function visit(path: string) {
  const opened = await newVisit({ locale: 'en' });
  await opened.page.goto(path);
  await hydrated(opened.page);
  return opened;
}

describe('going from page to page', () => {
  test('a link into another page finds its target', async () => {
    const { page, close } = await visit('/en/coflyer');
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/en/privacy#main', id: 'probe' });
      document.querySelector('main')?.append(link);
      link.click();
    });
    await page.waitForURL('**/en/privacy#main');
    await page.waitForFunction(
      () => Math.abs(document.getElementById('main')?.getBoundingClientRect().top ?? 999) < 200,
    );
    await close();
  });

  test('a page with styles of its own is shown when they are there', async () => {
    const { page, close } = await visit('/en/coflyer');
    const asked = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    await page.route('**/assets/faq.*.css', async (route) => {
      asked.resolve();
      await released.promise;
      await route.continue();
    });
    const title = await page.title();
    // Without the pointer, which would fetch ahead: here the visit itself asks.
    await page.locator('footer a[href="/en/FAQ"]').evaluate((link: HTMLAnchorElement) => link.click());
    await asked.promise;
    expect(await page.title()).toBe(title);
    expect(await page.locator('head link[href*="/assets/faq."]').count()).toBe(1);
    released.resolve();
    await page.waitForURL('**/en/FAQ');
    expect(await page.locator('head link[href*="/assets/faq."]').count()).toBe(1);
    await close();
  });

  test('the next page of a list begins at its heading', async () => {
    const { page, close } = await visit('/en/blog?cat=all');
    await page.locator('main a[rel=next]').click();
    await page.waitForURL('**/en/blog?cat=all&page=2');
    await page.waitForFunction(
      () =>
        document.activeElement?.tagName === 'H1' && (document.activeElement?.getBoundingClientRect().top ?? -1) >= 0,
    );
    await close();
  });

  test('a page that is shown again within half a minute still has its title', async () => {
    const { page, close } = await visit('/en/coflyer');
    await page.locator('footer a[href="/en/FAQ"]').click();
    await page.waitForURL('**/en/FAQ');
    const title = await page.title();
    for (const step of ['goBack', 'goForward'] as const) await page[step]();
    await page.waitForURL('**/en/FAQ');
    await eventually(() => page.title(), title);
    expect(await page.locator('head link[rel=canonical]').count()).toBe(1);
    await close();
  });

  test('Back to an address with a fragment loads it where it cannot be fetched', async () => {
    const { page, close } = await visit('/en/coflyer#main');
    await page.locator('footer a[href="/en/FAQ"]').click();
    await page.waitForURL('**/en/FAQ');
    const title = await page.title();
    await page.route('**/en/coflyer', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    await page.evaluate(() => history.back());
    await page.waitForFunction((old) => document.title !== '' && document.title !== old, title);
    expect(placeOf(page)).toBe('/en/coflyer#main');
    await close();
  });

  test('a page that cannot be fetched is loaded with a full reload', async () => {
    const { page, close } = await visit('/en/coflyer');
    await page.evaluate(() => Object.assign(window, { same: true }));
    let first = true;
    await page.route('**/en/cooperation', async (route) => {
      const isFetch = first;
      first = false;
      await (isFetch ? route.abort() : route.continue());
    });
    await page.locator('footer a[href="/en/cooperation"]').click();
    await page.waitForFunction(() => !('same' in window));
    await eventually(() => placeOf(page), '/en/cooperation');
    await close();
  });

  test('a link whose page fails after another one is shown is ignored', async () => {
    const { page, close } = await visit('/en/coflyer');
    const asked = Promise.withResolvers<void>();
    const shown = Promise.withResolvers<void>();
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await page.route('**/en/cooperation', async (route) => {
      asked.resolve();
      await shown.promise;
      await route.abort();
    });
    const failed = page.waitForEvent('requestfailed');
    await page.locator('footer a[href="/en/cooperation"]').click();
    await asked.promise;
    await page.locator('footer a[href="/en/FAQ"]').click();
    await page.waitForURL('**/en/FAQ');
    shown.resolve();
    await failed;
    // A reload caused by the failure would have been requested before the next navigation.
    await page.locator('footer a[href="/en/privacy/"]').click();
    await page.waitForURL('**/en/privacy/');
    expect(documents).toEqual([]);
    await close();
  });

  test('a server too busy for prefetching gets no more of it, and the page still opens by its link', async () => {
    const { page, complaints, close } = await visit('/en/coflyer');
    await page.evaluate(() => Object.assign(window, { same: true }));
    const fetched: string[] = [];
    let isBusy = true;
    await page.route('**/en/**', async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.continue();
      fetched.push(new URL(route.request().url()).pathname);
      if (!isBusy) return route.continue();
      const headers = { 'retry-after': '60', 'content-type': 'text/html; charset=utf-8' };
      return route.fulfill({ status: 503, headers, body: '<title>Busy</title>' });
    });
    const wanted = '/en/FAQ';
    const link = page.locator(`footer a[href="${wanted}"]`);
    await link.hover();
    await eventually(() => fetched, [wanted]);
    const others = page.locator('footer a[href^="/en/"]');
    for (let at = 0; at < 4; at += 1) await others.nth(at).hover();
    expect(fetched).toEqual([wanted]);
    isBusy = false;
    await link.click();
    await page.waitForURL(`**${wanted}`);
    await page.waitForSelector('progress', { state: 'hidden' });
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
    expect(fetched).toEqual([wanted, wanted]);
    // The browser itself logs the refusal.
    expect(complaints.filter((text) => !text.includes('status of 503'))).toEqual([]);
    await close();
  });

  test('a language switch keeps query and hash and sets the cookie', async () => {
    const { page, close } = await visit('/en/blog?q=cdn#main');
    await page.locator('a[data-locale=jp]:visible').first().click();
    await eventually(() => placeOf(page), '/jp/blog?q=cdn#main');
    const cookies = async () => (await page.context().cookies()).flatMap(({ name, value }) => `${name}=${value}`);
    await eventually(async () => (await cookies()).includes('locale=jp'), true);
    await close();
  });

  test('a language switch pressed while its code loads keeps them, too', async () => {
    // What hydrates the page; the code of its parts stays on its way.
    const html = await fetch(`${app.base}/en/blog?q=cdn`).then((answer) => answer.text());
    const scripts = /"scripts":\[([^\]]*)\]/.exec(html)?.[1] ?? '';
    const { page, close } = await newVisit({ locale: 'en' });
    const held: Route[] = [];
    await page.route('**/assets/*.js', (route) =>
      scripts.includes(new URL(route.request().url()).pathname) ? route.continue() : held.push(route),
    );
    await page.goto('/en/blog?q=cdn#main');
    await hydrated(page);
    await page.locator('a[data-locale=jp]:visible').first().click();
    await eventually(() => placeOf(page), '/jp/blog?q=cdn#main');
    expect(held).not.toEqual([]);
    await close();
  });
});

describe('a script that cannot be loaded', () => {
  const scripts = '**/assets/*.js';
  async function blocked(expectedLoads: number, prepare?: (page: Page) => Promise<unknown>) {
    const { page, close } = await newVisit({ locale: 'en' });
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route(scripts, (route) => route.abort());
    await prepare?.(page);
    await page.goto('/en/cdn');
    await eventually(() => loads, expectedLoads);
    await page.waitForSelector('[role=alert] a:visible');
    // One more load, if there were one, would have begun.
    await settled(page);
    return { page, close, loads: () => loads };
  }

  test('reloads once, then says so with two links, to this very address and home; nothing loops', async () => {
    const { page, close, loads } = await blocked(2);
    expect(loads()).toBe(2);
    const links = () =>
      page
        .locator('[role=alert] a:visible')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href.replace(location.origin, '')));
    await eventually(links, ['/en/cdn', '/en']);
    await page.goto('/en/search?q=cdn');
    await eventually(links, ['/en/search?q=cdn', '/en']);
    expect(loads()).toBe(3);
    await page.unroute(scripts);
    await page.locator('[role=alert] a:visible').first().click();
    await hydrated(page);
    expect(placeOf(page)).toBe('/en/search?q=cdn');
    await close();
  });

  test('without storage nothing reloads', async () => {
    const { close, loads } = await blocked(1, (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('No storage', 'SecurityError');
          },
        });
      }),
    );
    expect(loads()).toBe(1);
    await close();
  });
});

test('a mail link opens the mail program, then shows the 404 page in the language of the address', async () => {
  const { page, close } = await newVisit({ locale: 'en' });
  // The 404 page leads on as well.
  await page.route('**/jp', (route) => route.fulfill({ status: 204 }));
  await page.goto('/jp/mailto/a@example.com');
  await eventually(() => placeOf(page), '/jp/404');
  await eventually(() => page.locator('h1').innerText(), 'oops！');
  await close();
});
