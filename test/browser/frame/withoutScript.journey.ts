// The site with script turned off: menus, panels, languages, dialogs and the cookie question all work.
import type { Page } from 'playwright-core';
import { startApp, uncached } from '../../support/app.ts';
import { desk, phone } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

const { site: app, newVisit } = siteInBrowser(() => startApp({ env: uncached }));

/** One visitor for all tests: a browser's process for each costs as much as its pages. */
let page: Page;
beforeAll(async () => {
  ({ page } = await newVisit({ javaScriptEnabled: false }));
});
beforeEach(() => page.setViewportSize(desk));
afterEach(() => page.context().clearCookies());
afterAll(() => page.context().close());

const placeOf = () => page.url().slice(app.base.length);

async function cookieOf(wanted: string): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === wanted)?.value;
}

test('a menu opens, its links lead on, and opening another closes it', async () => {
  await page.goto('/en');
  const menus = page.locator('#menu details');
  expect(await menus.count()).toBeGreaterThan(1);
  await menus.nth(0).locator('summary').click();
  await eventually(() => menus.nth(0).locator('a').first().isVisible(), true);
  await menus.nth(1).locator('summary').click();
  await eventually(() => menus.nth(0).locator('a').first().isVisible(), false);
  const link = menus.nth(1).locator('a').first();
  const target = await link.getAttribute('href');
  expect(target).toMatch(/^\/en\/./);
  await link.click();
  await eventually<string | null>(placeOf, target);
});

test.each(['menu', 'me'])('the panel %s opens and closes by its two links', async (panel) => {
  await page.setViewportSize(phone);
  await page.goto('/en');
  const content = page.locator(`#${panel} a`).last();
  expect(await content.isVisible()).toBe(false);
  await page.locator(`a[href="#${panel}"]`).click();
  await eventually(() => content.isVisible(), true);
  await page.locator(`a[href="#!"][aria-controls=${panel}]`).click();
  await eventually(() => content.isVisible(), false);
});

test('only one panel is open', async () => {
  await page.setViewportSize(phone);
  const panels = [page.locator('#menu a').last(), page.locator('#me a').last()];
  const shown = () => Promise.all(panels.map((content) => content.isVisible()));
  await page.goto('/en#menu');
  await eventually(shown, [true, false]);
  await page.locator('a[href="#me"]').click();
  await eventually(shown, [false, true]);
});

test('the language switch leads to the same page with its query and is remembered for the root', async () => {
  await page.goto('/en/blog?q=cdn');
  await page.locator('a[data-locale=jp]:visible').first().click();
  await eventually(placeOf, '/jp/blog?q=cdn');
  await eventually(() => cookieOf('locale'), 'jp');
  await page.goto('/');
  expect(placeOf()).toBe('/jp');
});

test.each(['accept', 'reject'])('the cookie question is answered with %s and disappears', async (choice) => {
  await page.goto('/en/cdn');
  const button = page.locator(`form[action="/consent"] button[value=${choice}]`);
  expect(await button.isVisible()).toBe(true);
  await button.click();
  await eventually(() => cookieOf('consent'), choice);
  await eventually(() => button.isVisible(), false);
  await eventually(placeOf, '/en/cdn');
  await page.goto('/zh-tw');
  expect(await page.locator('form[action="/consent"]').isVisible()).toBe(false);
});

test.each(['login', 'register', 'forgot'])(
  'the dialog %s opens on its link and closes back to the page',
  async (name) => {
    if (name !== 'login') await page.setViewportSize(phone);
    await page.goto(name === 'login' ? '/en/cdn' : '/en/cdn#me');
    await page.locator(`a[href*="dialog=${name}"]:visible`).first().click();
    await eventually(() => page.locator('dialog[open], [role=dialog]').first().isVisible(), true);
    await page.locator('[role=dialog] a[aria-label]').first().click();
    await eventually(() => new URL(page.url()).search, '');
    expect(new URL(page.url()).pathname).toBe('/en/cdn');
  },
);

test('the 404 page and the mail page offer plain links and lead nowhere by themselves', async () => {
  const refreshes = page.locator('meta[http-equiv=refresh]');
  await page.goto('/en/404');
  expect(await refreshes.count()).toBe(0);
  await page.locator('main section').first().locator('a').click();
  await eventually(placeOf, '/en');
  await page.goto('/mailto/a@example.com');
  expect(await refreshes.count()).toBe(0);
  expect(await page.locator('main a[href^=mailto]').isVisible()).toBe(true);
});
