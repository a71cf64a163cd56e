// The site with script switched off: menus, panels, languages, dialogs and the cookie question all work.
import type { Browser, Page } from 'playwright-core';
import { startApp, type App } from '../support/app.ts';
import { desk, newVisit, phone, startBrowser } from '../support/browser.ts';

let app: App;
let browser: Browser;

beforeAll(async () => {
  app = await startApp();
  browser = await startBrowser();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await app.close();
});

const visit = (viewport = desk) => newVisit(browser, app.base, { javaScriptEnabled: false, viewport });
const pathOf = (page: Page) => new URL(page.url()).pathname;

test('a menu opens, its links lead on, and opening another closes it', async () => {
  const { page, close } = await visit();
  await page.goto('/en');
  const menus = page.locator('#menu details');
  expect(await menus.count()).toBeGreaterThan(1);
  await menus.nth(0).locator('summary').click();
  expect(await menus.nth(0).locator('a').first().isVisible()).toBe(true);
  await menus.nth(1).locator('summary').click();
  expect(await menus.nth(0).locator('a').first().isVisible()).toBe(false);
  const link = menus.nth(1).locator('a').first();
  const target = await link.getAttribute('href');
  await link.click();
  expect(page.url().endsWith(target ?? 'nowhere')).toBe(true);
  await close();
});

test.each(['menu', 'me'])('the panel %s opens and closes by its two links', async (panel) => {
  const { page, close } = await visit(phone);
  await page.goto('/en');
  const content = page.locator(`#${panel} a`).last();
  expect(await content.isVisible()).toBe(false);
  await page.locator(`a[data-panel=${panel}]`).click();
  expect(await content.isVisible()).toBe(true);
  await page.locator(`a[data-close-panel=${panel}]`).click();
  expect(await content.isVisible()).toBe(false);
  await close();
});

test('only one panel is open', async () => {
  const { page, close } = await visit(phone);
  await page.goto('/en#menu');
  await page.locator('a[data-panel=me]').click();
  expect(await page.locator('#me a').last().isVisible()).toBe(true);
  expect(await page.locator('#menu a').last().isVisible()).toBe(false);
  await close();
});

test('the switch leads to the same page with its query and is remembered for the root', async () => {
  const { page, close } = await visit();
  await page.goto('/en/blog?q=cdn');
  await page.locator('a[data-locale=jp]:visible').first().click();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/jp/blog?q=cdn');
  expect((await page.context().cookies()).find(({ name }) => name === 'locale')?.value).toBe('jp');
  await page.goto('/');
  expect(pathOf(page)).toBe('/jp');
  await close();
});

test.each(['accept', 'reject'])('the cookie question is answered with %s and gone', async (choice) => {
  const { page, close } = await visit();
  await page.goto('/en/cdn');
  const button = page.locator(`form[action="/consent"] button[value=${choice}]`);
  expect(await button.isVisible()).toBe(true);
  await button.click();
  expect(pathOf(page)).toBe('/en/cdn');
  expect(await button.isVisible()).toBe(false);
  expect((await page.context().cookies()).find(({ name }) => name === 'consent')?.value).toBe(choice);
  await page.goto('/zh-tw');
  expect(await page.locator('form[action="/consent"]').isVisible()).toBe(false);
  await close();
});

test.each(['login', 'register', 'forgot'])(
  'the dialog %s opens on its link and closes back to the page',
  async (name) => {
    const { page, close } = await visit(name === 'login' ? desk : phone);
    await page.goto(name === 'login' ? '/en/cdn' : '/en/cdn#me');
    await page.locator(`a[href*="dialog=${name}"]:visible`).first().click();
    expect(await page.locator('dialog[open], [role=dialog]').first().isVisible()).toBe(true);
    await page.locator('[data-dialog-close]').first().click();
    expect(new URL(page.url()).search).toBe('');
    expect(pathOf(page)).toBe('/en/cdn');
    await close();
  },
);

test('the 404 page and the mail page offer plain links and lead nowhere by themselves', async () => {
  const { page, close } = await visit();
  await page.goto('/en/404');
  await page.waitForTimeout(500);
  await page.locator('a[data-countdown]').click();
  expect(pathOf(page)).toBe('/en');
  await page.goto('/mailto/a@example.com');
  expect(await page.locator('a[data-mailto]').isVisible()).toBe(true);
  await close();
});
