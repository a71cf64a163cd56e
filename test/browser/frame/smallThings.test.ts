// Small things that script adds to a page: the countdown, the offline notice, the language hint, pictures ahead.
import type { Page } from 'playwright-core';
import texts from '../../../locales/en/client.json';
import { startApp, uncached } from '../../support/app.ts';
import { desk, hydrated, phone, restLoaded, settled } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

const { site: app, newVisit } = siteInBrowser(() => startApp({ env: uncached }));

const placeOf = (page: Page) => page.url().slice(app.base.length);

async function visit(path: string, viewport = desk) {
  const opened = await newVisit({ viewport, locale: 'en' });
  await opened.page.goto(path);
  await hydrated(opened.page);
  return opened;
}

test('the countdown goes to the home page after five seconds, unless it is stopped', async () => {
  const { page, close } = await newVisit({ locale: 'en' });
  // Time stands still but for what this test lets pass: on a busy machine five seconds are soon over.
  const begin = Date.now();
  await page.clock.install({ time: begin });
  await page.clock.pauseAt(begin + 1000);
  const button = page.locator('main section').first().locator('a');
  const stop = page.locator('main section').first().locator('button');
  const begun = () =>
    eventually(async () => {
      await page.clock.runFor(50);
      return stop.isVisible();
    }, true);
  await page.goto('/en/404');
  await begun();
  const first = await button.textContent();
  await page.clock.runFor(2000);
  await eventually(async () => (await button.textContent()) === first, false);
  await stop.click();
  await stop.waitFor({ state: 'hidden' });
  const stopped = await button.textContent();
  await page.clock.runFor(10_000);
  expect([await button.textContent(), placeOf(page)]).toEqual([stopped, '/en/404']);
  await page.reload();
  await begun();
  // Whoever types into the search of the header is not led away.
  await page.locator('header details[name=hx] > summary').first().click();
  await page.locator('#site-q').focus();
  await page.clock.runFor(10_000);
  expect(placeOf(page)).toBe('/en/404');
  await page.reload();
  await begun();
  const entries = await page.evaluate(() => history.length);
  await page.clock.runFor(6000);
  await page.waitForURL('**/en');
  // Back leads to where the visitor was, and not into the countdown again.
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await close();
});

test('the visitor is told when the connection is lost and restored', async () => {
  const { page, close } = await visit('/en/cdn');
  // The second message is removed after a while, so everything that is said is noted.
  const said = await page
    .locator('[role=status]')
    .last()
    .evaluateHandle((toast) => {
      const words: string[] = [];
      const note = () => void words.push(toast.textContent);
      new MutationObserver(note).observe(toast, { childList: true, subtree: true });
      return words;
    });
  await page.context().setOffline(true);
  await eventually(() => said.jsonValue(), [texts.offline]);
  await page.context().setOffline(false);
  await eventually(async () => (await said.jsonValue()).slice(0, 2), [texts.offline, texts.online]);
  await close();
});

test('the device follows the user agent, then the width', async () => {
  const { page, close } = await visit('/en/cdn');
  const device = () => page.evaluate(() => document.documentElement.dataset['device']);
  await eventually(device, 'desktop');
  await page.setViewportSize(phone);
  await eventually(device, 'mobile');
  await close();
});

test('nothing is prefetched when the visitor saves data', async () => {
  for (const saves of [true, false]) {
    const { page, close } = await newVisit({ locale: 'en' });
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
    // What is in view is fetched by the code that loads last, when the browser is idle; requested later, this runs later.
    await restLoaded(page);
    await settled(page);
    await page.locator('footer a[href="/en/FAQ"]').focus();
    // Links that get the focus are fetched at once.
    await settled(page);
    if (!saves) await eventually(() => fetched.some((url) => url.endsWith('/en/FAQ')), true);
    expect(fetched.length > 0).toBe(!saves);
    await close();
  }
});

test('the suggestion of another language is made once', async () => {
  const { page, close } = await newVisit({ locale: 'ja-JP' });
  await page.goto('/en/cdn');
  await hydrated(page);
  const hint = page.locator('aside[lang=ja]');
  expect(await hint.isVisible()).toBe(true);
  await hint.locator('button').click();
  await hint.waitFor({ state: 'hidden' });
  await page.goto('/en');
  await hydrated(page);
  expect(await hint.isVisible()).toBe(false);
  await close();
});

test('pictures load a third of the window before they are seen, and all of them for printing', async () => {
  const { page, close } = await visit('/en', phone);
  const far = page.locator('main img:visible').last();
  expect(await far.getAttribute('loading')).toBe('lazy');
  await far.evaluate((it) => scrollTo(0, it.getBoundingClientRect().top + scrollY - innerHeight * 1.2));
  const isThere = (it: Element) => !it.hasAttribute('loading') && (it as HTMLImageElement).naturalWidth > 0;
  await eventually(() => far.evaluate(isThere), true);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await eventually(() => page.locator('main img[loading]').count(), 0);
  await close();
});

test('words that are kept together stay part of the words of a button, a flexible box', async () => {
  const { page, close } = await visit('/en/newsletter');
  const button = page.locator('main form button[name=act]');
  expect(await button.evaluate((it) => getComputedStyle(it).display)).toContain('flex');
  await button.evaluate((it) => {
    const held = document.createElement('co-w');
    held.append('-m');
    it.replaceChildren('Ask by e', held, 'ail');
  });
  expect(await button.innerText()).toBe('Ask by e-mail');
  await close();
});
