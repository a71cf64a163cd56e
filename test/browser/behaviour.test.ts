// What script adds to a page: menus by hover and keyboard, panels with focus, the countdown, the line, the language hint.
import type { Browser, Page } from 'playwright-core';
import { startApp, type App } from '../support/app.ts';
import { desk, hydrated, newVisit, phone, startBrowser } from '../support/browser.ts';

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

const placeOf = (page: Page) => page.url().slice(app.base.length);
const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY));
const activeId = (page: Page) => page.evaluate(() => document.activeElement?.id);

async function visit(path: string, viewport = desk) {
  const opened = await newVisit(browser, app.base, { viewport, locale: 'en' });
  await opened.page.goto(path);
  await hydrated(opened.page);
  return opened;
}

describe('the menu', () => {
  test('opens on hover, one at a time, and closes when the pointer leaves', async () => {
    const { page, close } = await visit('/en');
    const menus = page.locator('#menu details');
    await menus.nth(0).locator('summary').hover();
    expect(await menus.nth(0).locator('a').first().isVisible()).toBe(true);
    await menus.nth(1).locator('summary').hover();
    expect(await menus.nth(0).getAttribute('open')).toBeNull();
    expect(await menus.nth(1).getAttribute('open')).toBe('');
    await page.mouse.move(600, 800);
    expect(await menus.nth(1).getAttribute('open')).toBeNull();
    await close();
  });

  test('opens by Enter, closes by Escape and gives the focus back', async () => {
    const { page, close } = await visit('/en');
    const first = page.locator('#menu details').first();
    await first.locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await first.getAttribute('open')).toBe('');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await first.getAttribute('open')).toBeNull();
    expect(await first.locator('summary').evaluate((element) => element === document.activeElement)).toBe(true);
    await close();
  });

  test('tells where the visitor is', async () => {
    const { page, close } = await visit('/en/server');
    expect(await page.locator('#menu [aria-current=page]').count()).toBeGreaterThan(0);
    expect(await page.locator('#menu summary[aria-current]').count()).toBe(1);
    await close();
  });
});

describe('the panels of a phone', () => {
  test('move focus in and back, close each other, and hold the page still', async () => {
    const { page, close } = await visit('/en', phone);
    const toggle = page.locator('a[data-panel=menu]');
    expect(await toggle.getAttribute('aria-expanded')).toBe('false');
    await toggle.click();
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    expect(await activeId(page)).toBe('menu');
    const before = await scrollOf(page);
    await page.mouse.move(200, 500);
    await page.mouse.wheel(0, 3000);
    await page.waitForTimeout(200);
    expect(await scrollOf(page)).toBe(before);
    await page.locator('a[data-panel=me]').click();
    expect(await activeId(page)).toBe('me');
    expect(await toggle.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Escape');
    expect(await page.locator('#me a').last().isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-panel'))).toBe('me');
    await close();
  });
});

describe('small things', () => {
  test('the countdown leads home after five seconds, unless it is stopped', async () => {
    const { page, close } = await newVisit(browser, app.base, { locale: 'en' });
    await page.clock.install();
    await page.goto('/en/404');
    await page.clock.runFor(500);
    await hydrated(page);
    const button = page.locator('a[data-countdown]');
    const first = await button.textContent();
    await page.clock.runFor(2000);
    expect(await button.textContent()).not.toBe(first);
    await page.locator('[data-countdown-stop]').click();
    await page.clock.runFor(10_000);
    expect(placeOf(page)).toBe('/en/404');
    await page.reload();
    await page.clock.runFor(500);
    await hydrated(page);
    await page.clock.runFor(6000);
    await page.waitForURL('**/en');
    await close();
  });

  test('the visitor is told when the line drops and comes back', async () => {
    const { page, close } = await visit('/en/cdn');
    const toast = page.locator('[data-toast]');
    await page.context().setOffline(true);
    await page.waitForFunction(() => document.querySelector('[data-toast]')?.textContent);
    const offline = await toast.textContent();
    await page.context().setOffline(false);
    await page.waitForFunction((before) => document.querySelector('[data-toast]')?.textContent !== before, offline);
    await close();
  });

  test('the device follows the user agent, then the width', async () => {
    const { page, close } = await visit('/en/cdn');
    const device = () => page.evaluate(() => document.documentElement.dataset['device']);
    expect(await device()).toBe('desktop');
    await page.setViewportSize(phone);
    await page.waitForFunction(() => document.documentElement.dataset['device'] === 'mobile');
    await close();
  });

  test('nothing is fetched ahead when the visitor saves data', async () => {
    for (const saves of [true, false]) {
      const { page, close } = await newVisit(browser, app.base, { locale: 'en' });
      await page.addInitScript((saveData) => {
        Object.defineProperty(navigator, 'connection', { value: { saveData, effectiveType: '4g' } });
      }, saves);
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'fetch' && !request.url().includes('/assets/')) fetched.push(request.url());
      });
      await page.goto('/en');
      await page.keyboard.press('Tab');
      await hydrated(page);
      await page.waitForTimeout(2500);
      if (saves) expect(fetched).toEqual([]);
      else expect(fetched.length).toBeGreaterThan(0);
      await close();
    }
  });

  test('the suggestion of another language is made once', async () => {
    const { page, close } = await newVisit(browser, app.base, { locale: 'ja-JP' });
    await page.goto('/en/cdn');
    await hydrated(page);
    const hint = page.locator('[data-hint]');
    expect(await hint.locator('a').getAttribute('hreflang')).toBe('ja');
    await hint.locator('button').click();
    await page.goto('/en');
    await hydrated(page);
    expect(await hint.isVisible()).toBe(false);
    await close();
  });
});
