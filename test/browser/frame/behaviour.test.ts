// What script adds to the frame of a page: menus by hover and keyboard, panels with focus.
import type { Locator, Page } from 'playwright-core';
import { startApp, uncached } from '../../support/app.ts';
import { desk, hydrated, phone, stayHere } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

const { site: app, newVisit } = siteInBrowser(() => startApp({ env: uncached }));

const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY));
const activeId = (page: Page) => page.evaluate(() => document.activeElement?.id);
const isOpen = (menu: Locator) => menu.evaluate((element) => element.hasAttribute('open'));
const isFocused = (element: Locator) => element.evaluate((it) => it === document.activeElement);

/** Turns the wheel far enough to move any page, and waits until the page had time to move. */
async function wheel(page: Page): Promise<void> {
  const told = await page.evaluateHandle(() => ({
    wheel: new Promise((resolve) => {
      addEventListener('wheel', () => setTimeout(resolve, 200), { once: true, passive: true });
    }),
  }));
  await page.mouse.wheel(0, 3000);
  await told.evaluate(({ wheel }) => wheel);
}

async function visit(path: string, viewport = desk) {
  const opened = await newVisit({ viewport, locale: 'en' });
  await opened.page.goto(path);
  await hydrated(opened.page);
  return opened;
}

test.each([phone, desk])(
  'the page for unknown addresses has the link to the top and a mail in its first screen: %j',
  async (viewport) => {
    const { page, close } = await newVisit({ viewport, locale: 'en' });
    await stayHere(page, '/en/404');
    await page.goto('/en/404');
    await hydrated(page);
    const up = await page.locator('a[href="#top"][aria-label]').boundingBox();
    const mail = await page.locator('a[href="#top"][aria-label] + a[href^="mailto:"]').boundingBox();
    expect(viewport.height - ((up?.y ?? 0) + (up?.height ?? 0))).toBeCloseTo(85, 0);
    expect(viewport.width - ((up?.x ?? 0) + (up?.width ?? 0))).toBeCloseTo(20, 0);
    expect(mail?.y).toBeGreaterThan(0);
    expect((mail?.y ?? 0) + (mail?.height ?? 0)).toBeLessThan(viewport.height);
    await close();
  },
);

test('on a wide desktop a logged-in visitor has account, console and log-out in the header', async () => {
  const { page, close } = await visit('/en', { width: 1680, height: 900 });
  await page.context().addCookies([{ name: 'member', value: 'yes', url: app.base }]);
  await page.reload();
  const seen = async (name: string) =>
    (await page.locator('header').getByText(name, { exact: true }).locator('visible=true').count()) > 0;
  const all = await Promise.all(['My account', 'Console', 'Log out', 'Log in'].map(seen));
  expect(all).toEqual([true, true, true, false]);
  await close();
});

describe('the menu', () => {
  test('opens on hover, one at a time, and closes when the pointer leaves', async () => {
    const { page, close } = await visit('/en');
    const menus = page.locator('#menu details');
    await menus.nth(0).locator('summary').hover();
    await eventually(() => menus.nth(0).locator('a').first().isVisible(), true);
    await menus.nth(1).locator('summary').hover();
    await eventually(() => Promise.all([isOpen(menus.nth(0)), isOpen(menus.nth(1))]), [false, true]);
    await page.mouse.move(600, 800);
    await eventually(() => isOpen(menus.nth(1)), false);
    await close();
  });

  test('opens by Enter, closes by Escape and gives the focus back', async () => {
    const { page, close } = await visit('/en');
    const first = page.locator('#menu details').first();
    await first.locator('summary').focus();
    await page.keyboard.press('Enter');
    await eventually(() => isOpen(first), true);
    await page.keyboard.press('Tab');
    await eventually(() => isFocused(first.locator('a').first()), true);
    // The browser opens the menu by itself; its code, which closes it, may still be on its way.
    await eventually(async () => {
      await page.keyboard.press('Escape');
      return isOpen(first);
    }, false);
    await eventually(() => isFocused(first.locator('summary')), true);
    await close();
  });

  test('opened by key closes when the focus goes on into the page', async () => {
    const { page, close } = await visit('/en/cdn');
    const first = page.locator('#menu details').first();
    await first.locator('summary').focus();
    await page.keyboard.press('Enter');
    await eventually(() => isOpen(first), true);
    // The browser opens the menu by itself; its code may still be on its way.
    await eventually(async () => {
      await first.locator('a').first().focus();
      await page.locator('main a, main input').first().focus();
      return isOpen(first);
    }, false);
    await close();
  });

  test('that the pointer opened closes by Escape without taking the focus from the field in which somebody types', async () => {
    const { page, close } = await visit('/en/contact_us');
    const [first, field] = [page.locator('#menu details').first(), page.locator('#f-form [name=company]')];
    await field.focus();
    await first.locator('summary').hover();
    await eventually(() => isOpen(first), true);
    await field.pressSequentially('Exam');
    const escape = (isComposing: boolean) =>
      field.evaluate(
        (element, composing) =>
          void element.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, isComposing: composing }),
          ),
        isComposing,
      );
    await escape(true);
    expect(await isOpen(first)).toBe(true);
    await escape(false);
    await eventually(() => isOpen(first), false);
    expect(await isFocused(field)).toBe(true);
    await close();
  });

  test('stays open when the pointer that opened it clicks, and closes by a click elsewhere', async () => {
    const { page, close } = await visit('/en');
    const first = page.locator('#menu details').first();
    await first.locator('summary').hover();
    await eventually(() => isOpen(first), true);
    await first.locator('summary').click();
    expect(await isOpen(first)).toBe(true);
    await first.locator('summary').click();
    await eventually(() => isOpen(first), false);
    await first.locator('summary').press('Enter');
    await eventually(() => isOpen(first), true);
    await page.locator('h1').dispatchEvent('click');
    await eventually(() => isOpen(first), false);
    await close();
  });

  test('closes by its link to a place on the open page', async () => {
    const { page, close } = await visit('/en/cdn');
    const link = page.locator('#menu details a[href="/en/cdn#eip"]').first();
    const menu = page.locator('#menu details').filter({ has: page.locator('a[href="/en/cdn#eip"]') });
    await menu.locator('summary').press('Enter');
    await eventually(() => isOpen(menu), true);
    await link.press('Enter');
    await page.waitForURL('**/en/cdn#eip');
    await eventually(() => isOpen(menu), false);
    await close();
  });

  test('marks the current page', async () => {
    const { page, close } = await visit('/en/server');
    expect(await page.locator('#menu [aria-current=page]').count()).toBeGreaterThan(0);
    expect(await page.locator('#menu summary[aria-current]').count()).toBe(1);
    await close();
  });
});

describe('the panels of a phone', () => {
  test('move the focus in and back, close each other, and stop the page from scrolling', async () => {
    const { page, close } = await visit('/en', phone);
    const [menu, me] = [page.locator('a[href="#menu"]'), page.locator('a[href="#me"]')];
    const expanded = () => Promise.all([menu, me].map((toggle) => toggle.getAttribute('aria-expanded')));
    await eventually(expanded, ['false', 'false']);
    await menu.click();
    await eventually(() => activeId(page), 'menu');
    await page.goBack();
    await eventually(() => isFocused(menu), true);
    await menu.click();
    await eventually(expanded, ['true', 'false']);
    await eventually(() => activeId(page), 'menu');
    const before = await scrollOf(page);
    await page.mouse.move(200, 500);
    await wheel(page);
    expect(await scrollOf(page)).toBe(before);
    await me.click();
    await eventually(expanded, ['false', 'true']);
    await eventually(() => activeId(page), 'me');
    await page.keyboard.press('Escape');
    await eventually(expanded, ['false', 'false']);
    await eventually(() => page.locator('#me a').last().isVisible(), false);
    await eventually(() => isFocused(me), true);
    // The same wheel turn moves a page without a panel: it was the panel that stopped it.
    await wheel(page);
    await eventually(async () => (await scrollOf(page)) > before, true);
    await close();
  });
});
