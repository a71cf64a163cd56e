// The cookie bar, the language hint and the header: they take little room, and nothing focused is behind them.
import type { Page } from 'playwright-core';
import { locales } from '../../../src/shared/i18n/locales.ts';
import { startApp, uncached } from '../../support/app.ts';
import { crossed, desk, hydrated, phone, restLoaded, settled, taken } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

const { site: app, newVisit } = siteInBrowser(() => startApp({ env: uncached }));

const bar = 'form[action="/consent"]';
const heightOf = async (page: Page, selector: string) =>
  (await page.locator(selector).filter({ visible: true }).boundingBox())?.height ?? 0;

describe.each(locales)('$name', ({ iso, prefix }) => {
  const other = prefix === 'en' ? 'jp' : 'en';

  test('is offered in its own words to its readers, below the header, from the first paint', async () => {
    const { page, close } = await newVisit({ locale: iso, viewport: phone });
    await page.goto(`/${other}/contact_us`, { waitUntil: 'commit' });
    const hint = page.locator('aside[lang]').filter({ visible: true });
    await eventually(() => hint.getAttribute('lang'), iso);
    expect(await hint.locator('a').getAttribute('href')).toBe(`/${prefix}/contact_us`);
    // The page is still arriving, so both are read at once.
    const apart = () =>
      hint.evaluate((plate) => {
        const { bottom = Infinity } = document.querySelector('header')?.getBoundingClientRect() ?? {};
        return Math.abs(plate.getBoundingClientRect().top - bottom) < 0.5;
      });
    await eventually(apart, true);
    await close();
  });

  test('the cookie bar takes one line on a desktop, and little room beside the hint on a phone', async () => {
    const { page, close } = await newVisit({
      locale: other === 'jp' ? 'ja' : 'en',
      viewport: phone,
    });
    await page.goto(`/${prefix}/contact_us`);
    await page.locator(bar).waitFor();
    expect((await heightOf(page, bar)) + (await heightOf(page, 'aside[lang]'))).toBeLessThan(0.15 * phone.height);
    await page.setViewportSize(desk);
    expect(await heightOf(page, `${bar} p`)).toBeLessThan(30);
    await close();
  });
});

test('the page’s own language, an unknown one, or any after a choice is not offered', async () => {
  for (const [locale, path] of [
    ['en-GB', '/en/server'],
    ['fr-FR', '/en/server'],
    ['zh-CN', '/zh'],
    ['zh-Hant-HK', '/zh-tw'],
    ['ja-JP', '/pt/coflyer'],
  ] as const) {
    const { page, close } = await newVisit({ locale });
    await page.goto(path);
    expect([locale, await page.locator('aside[lang]').filter({ visible: true }).count()]).toEqual([
      locale,
      locale === 'ja-JP' ? 1 : 0,
    ]);
    await close();
  }
});

test('the pager of the home page is in view with the cookie bar open', async () => {
  const { page, close } = await newVisit({ viewport: { width: 1440, height: 900 } });
  for (const { prefix } of locales) {
    await page.goto(`/${prefix}`);
    await page.locator(bar).waitFor();
    const below = await page.locator('main nav a b').last().boundingBox();
    const top = (await page.locator(bar).boundingBox())?.y ?? 0;
    expect([prefix, (below?.y ?? 900) + (below?.height ?? 0) <= top]).toEqual([prefix, true]);
  }
  await close();
});

/**
 * What has the focus if it cannot be seen at any of three points, because something covers it or it is out of view; and
 * whether anything has it.
 */
const focus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { isSet: false, hidden: '' };
    const box = focused.getClientRects()[0];
    if (!box || box.width < 2 || box.height < 2) return { isSet: true, hidden: '' };
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    const x = Math.min(Math.max(box.left + Math.min(box.width / 2, 20), 1), innerWidth - 2);
    const isSeen = [0.1, 0.5, 0.9].some((part) => {
      const above = bottom > top && document.elementFromPoint(x, top + part * (bottom - top));
      return above && (focused.contains(above) || above.closest('label')?.contains(focused));
    });
    return { isSet: true, hidden: isSeen ? '' : focused.outerHTML.slice(0, 120) };
  });

/** The sizes with least room, the longest page and one with a form; each page at least once. */
test.each([
  [390, 844, '/en'],
  [390, 844, '/en/server'],
  [844, 390, '/en/contact_us'],
  [1440, 900, '/en'],
])('at %d×%d elements reached by Tab on %s are never behind the notices', async (width, height, path) => {
  const { page, close } = await newVisit({ locale: 'ja', viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(path);
  await hydrated(page);
  const seen: string[] = [];
  let tabs = 0;
  for (; tabs < 400; tabs += 1) {
    await page.keyboard.press('Tab');
    const { isSet, hidden } = await focus(page);
    if (tabs > 3 && !isSet) break;
    if (hidden) seen.push(hidden);
  }
  expect(seen).toEqual([]);
  expect(tabs).toBeGreaterThan(20);
  await close();
});

test('on a phone the home page is at most ten screens long', async () => {
  const { page, close } = await newVisit({ viewport: phone });
  await page.context().addCookies([{ name: 'consent', value: 'reject', url: app.base }]);
  for (const { prefix } of locales) {
    await page.goto(`/${prefix}`);
    await hydrated(page);
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    expect([prefix, Math.ceil(screens) <= 10, screens]).toEqual([prefix, true, screens]);
  }
  await close();
});

test('accepting sends where the visit began, on whatever page; before that nothing is stored', async () => {
  const { page, close } = await newVisit({ locale: 'en' });
  await page.goto('/en/cdn?utm_source=paper');
  await hydrated(page);
  await page.locator('footer a[href="/en"]').first().click();
  await crossed(page, '/en');
  const context = page.context();
  expect(await context.cookies()).toEqual([]);
  await restLoaded(page);
  await page.locator(`${bar} [value=accept]`).click();
  const kept = async () => (await context.cookies()).find(({ name }) => name === 'arrival')?.value ?? '';
  const said = async () => JSON.parse(Buffer.from((await kept()) || 'W10', 'base64url').toString()) as unknown;
  await eventually(said, [{ page: '/en/cdn', source: 'paper' }]);
  await page.goto('/en?consent=open');
  await page.locator(`${bar} [value=reject]`).click();
  await eventually(kept, '');
  await close();
});

describe('an answer to the cookie question that takes long', () => {
  async function answered(path: string) {
    const { page, close } = await newVisit({ locale: 'en', reducedMotion: 'reduce' });
    const arrives = Promise.withResolvers<void>();
    await page.route('**/consent', async (route) => {
      await arrives.promise;
      await route.continue();
    });
    await page.goto(path);
    await hydrated(page);
    await page.locator(bar).hover();
    await taken(page.locator(bar));
    const asked = page.waitForRequest('**/consent');
    await page.locator(`${bar} [value=reject]`).click();
    await asked;
    const isGone = () => eventually(() => page.locator(bar).isVisible(), false);
    return { page, close, arrives: arrives.resolve, isGone };
  }

  test('does not take the visitor back from the page that they have opened meanwhile', async () => {
    const { page, close, arrives, isGone } = await answered('/en/cdn?consent=open');
    await page.locator('footer a[href="/en/FAQ"]').first().click();
    await crossed(page, '/en/FAQ');
    arrives();
    await isGone();
    await settled(page);
    expect(new URL(page.url()).pathname).toBe('/en/FAQ');
    await close();
  });

  test('does not stop a page that is on its way', async () => {
    const { page, close, arrives, isGone } = await answered('/en/cdn');
    const sends = Promise.withResolvers<void>();
    await page.route('**/en/FAQ', async (route) => {
      await sends.promise;
      await route.continue();
    });
    await page
      .locator('footer a[href="/en/FAQ"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    arrives();
    await isGone();
    sends.resolve();
    await crossed(page, '/en/FAQ');
    expect(await page.locator(bar).isVisible()).toBe(false);
    await close();
  });
});

test('by key the answer to the cookie question gives the focus to the page', async () => {
  const { page, close } = await newVisit();
  await page.goto('/en/cdn');
  await hydrated(page);
  const answer = page.locator('form[action="/consent"] [value=reject]');
  await answer.focus();
  await taken(page.locator('form[action="/consent"]'));
  await page.keyboard.press('Enter');
  await eventually(() => answer.isVisible(), false);
  await eventually(() => page.evaluate(() => document.activeElement?.id), 'main');
  await close();
});
