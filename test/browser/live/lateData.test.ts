// A page whose menu, banners and contacts come late: usable before, put in place without a shift, and then live.
import type { Backend } from '../../../src/server/webapi/Backend.ts';
import { startApp, uncached } from '../../support/app.ts';
import { embeddedBackend } from '../../support/backendParts.ts';
import { crossed, desk, hydrated, phone, watchShifts } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { dam } from '../../support/streamed.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

const data = dam();
let letting: NodeJS.Timeout | undefined;
const letAllGo = () => {
  letting = setInterval(data.letGo, 50);
};
afterEach(() => clearInterval(letting));

/** Other words of the same width. */
const turned = (words: string) => [...words].toReversed().join('');

let latePhone = '';

const { site: app, newVisit } = siteInBrowser(async () => {
  const ours = await embeddedBackend();
  const backend: Backend = {
    ...ours,
    menuList: async (...about) => {
      const { homePage, menu } = await ours.menuList(...about);
      await data.hold();
      return { homePage, menu: menu.map((item) => ({ ...item, name: turned(item.name) })) };
    },
    banners: async (...about) => {
      const banners = await ours.banners(...about);
      await data.hold();
      return banners.map((banner) => ({ ...banner, label: turned(banner.label) }));
    },
    domainInfo: async (...about) => {
      const info = await ours.domainInfo(...about);
      await data.hold();
      latePhone = turned(info.telphone);
      return { ...info, telphone: latePhone };
    },
  };
  return startApp({ env: uncached, replaced: { backend } });
});

test.each([
  ['a desk', desk],
  ['a phone', phone],
])('%s: the late menu and banners replace ours, and nothing shifts', async (_, viewport) => {
  const { page, complaints, close } = await newVisit({ locale: 'en', viewport });
  const shifted = await watchShifts(page);
  await page.goto('/en', { waitUntil: 'commit' });
  const entry = page.locator('#menu summary').first();
  const label = page.locator('main nav b').first();
  await entry.waitFor({ state: 'attached' });
  await label.waitFor({ state: 'visible' });
  const [ours, oursLabel] = [await entry.textContent(), await label.textContent()];
  data.letGo();
  await eventually(() => entry.textContent(), turned(ours ?? ''));
  await eventually(() => label.textContent(), turned(oursLabel ?? ''));
  await hydrated(page);
  expect(await shifted()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('a live part inside a late piece hydrates and works', async () => {
  const { page, complaints, close } = await newVisit({ locale: 'en' });
  await page.goto('/en/sms', { waitUntil: 'commit' });
  const menu = page.locator('#menu details').first();
  await menu.waitFor();
  const ours = await menu.locator('summary').textContent();
  data.letGo();
  await eventually(() => menu.locator('summary').textContent(), turned(ours ?? ''));
  const node = await menu.elementHandle();
  await hydrated(page);
  // Only script opens it on hover.
  await eventually(async () => {
    await page.mouse.move(5, 500);
    await menu.locator('summary').hover();
    return menu.getAttribute('open');
  }, '');
  await page.keyboard.press('Escape');
  await eventually(() => menu.getAttribute('open'), null);
  expect(await node?.evaluate((element) => element === document.querySelector('#menu details'))).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test.each([true, false])('with script: %s, what is typed before the contacts come stays', async (javaScriptEnabled) => {
  const { page, complaints, close } = await newVisit({ locale: 'en', javaScriptEnabled });
  await page.goto('/en/cdn', { waitUntil: 'commit' });
  const amount = page.locator('main [name=gb]').first();
  const phone = page.locator('main a[href^="tel:"]').first();
  await amount.fill('4711');
  await phone.waitFor();
  data.letGo();
  await page.waitForLoadState('load');
  if (javaScriptEnabled) {
    await eventually(() => phone.textContent(), latePhone);
    await hydrated(page);
  }
  expect(await amount.inputValue()).toBe('4711');
  // The next page has late data of its own and would wait for it.
  letAllGo();
  await amount.press('Enter');
  await page.waitForURL(/[?&]gb=4711(&|#|$)/);
  expect(complaints).toEqual([]);
  await close();
});

test('a page fetched by the router has its late pieces', async () => {
  const { page, complaints, close } = await newVisit({ locale: 'en' });
  letAllGo();
  await page.goto('/en/sms');
  await hydrated(page);
  const summary = page.locator('#menu summary').first();
  const { result } = (await (await fetch(`${app.base}/webapi/menu/en/menuList`)).json()) as {
    result: { menu: { name: string; children: unknown[] }[] };
  };
  const known = result.menu.find(({ children }) => children.length > 0)?.name;
  await eventually(() => summary.textContent(), known);
  await page
    .locator('footer a[href="/en"]')
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await crossed(page, '/en');
  const banners = (await (await fetch(`${app.base}/webapi/banner/en/list`)).json()) as {
    result: { label: string }[];
  };
  await eventually(() => page.locator('main nav b').first().textContent(), banners.result[0]?.label);
  expect(await summary.textContent()).toBe(known);
  expect(complaints).toEqual([]);
  await close();
});

test('without script our own menu is shown and opens', async () => {
  const { page, close } = await newVisit({ locale: 'en', javaScriptEnabled: false });
  letAllGo();
  await page.goto('/en/cdn');
  const menu = page.locator('#menu details').first();
  await menu.locator('summary').click();
  await menu.locator('a').first().waitFor({ state: 'visible' });
  // The late ones are in the document, too, but hidden.
  expect(await page.locator('header:visible, footer:visible').count()).toBe(2);
  await close();
});
