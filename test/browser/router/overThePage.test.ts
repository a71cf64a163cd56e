// What opens over a page and closes again (dialogs, the cookie question) leaves the page, what was typed on it, its place and its focus alone.
import { startApp } from '../../support/app.ts';
import { holdScripts, hydrated, phone, restLoaded, settled, taken } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

const { newVisit } = siteInBrowser(startApp);

async function visit(path: string) {
  const opened = await newVisit({ locale: 'en', reducedMotion: 'reduce' });
  await opened.page.goto(path);
  await hydrated(opened.page);
  // A click in a part that React has not taken over does not reach the router: the browser follows the link by itself.
  await opened.page.locator('header').hover();
  await taken(opened.page.locator('header a[aria-controls=menu]').first());
  return opened;
}

test.each([
  ['/en/cdn', ''],
  ['/en/cdn?gb=500', 'gb=500&'],
])(
  'on %s a dialog that was opened from another gives the focus back to the link that opened the first, and the page keeps what was typed',
  async (path, asked) => {
    const { page, close } = await visit(path);
    const typed = page.locator('main form [name=gb]').first();
    await typed.fill('4321');
    const opener = page.locator('header a[href$="dialog=login"]').first();
    const sheet = page.getByRole('dialog');
    const isFocused = (element: typeof opener) => element.evaluate((one) => one === document.activeElement);
    await opener.click();
    await eventually(() => isFocused(sheet), true);
    await sheet.locator('a[href$="dialog=register"]').click();
    await page.waitForURL(`**/en/cdn?${asked}dialog=register`);
    await settled(page);
    expect(await isFocused(sheet)).toBe(true);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await eventually(() => isFocused(opener), true);
    expect(await typed.inputValue()).toBe('4321');
    await close();
  },
);

test('a link out of a dialog gives the focus to the heading of the page that it leads to', async () => {
  const { page, close } = await visit('/en/cdn');
  const sheet = page.getByRole('dialog');
  await page.locator('header a[href$="dialog=login"]').first().click();
  await sheet.locator('a[href$="dialog=register"]').click();
  await sheet.locator('a[href^="/en/privacy"]:not([target])').click();
  await page.waitForURL('**/en/privacy**');
  await sheet.waitFor({ state: 'detached' });
  await eventually(() => page.evaluate(() => document.activeElement?.tagName), 'H1');
  await close();
});

test('on a phone, where the link that opened a dialog is in a panel that has closed, the icon of that panel gets the focus, and without one the page', async () => {
  const { page, close } = await newVisit({ locale: 'en', reducedMotion: 'reduce', viewport: phone });
  await page.goto('/en/cdn');
  await hydrated(page);
  const icon = page.locator('header a[aria-controls=me]').first();
  await page.locator('header').hover();
  await taken(icon);
  await icon.click();
  await page.locator('#me a[href$="dialog=register"]').click();
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  const focused = () => page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.id);
  await eventually(focused, (await icon.getAttribute('aria-label')) ?? '');
  await page.goto('/en/cdn?dialog=verify');
  await hydrated(page);
  await taken(sheet);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await eventually(focused, 'main');
  await close();
});

test('the cookie question that was answered comes back by the link in the footer of the same page, and not by itself', async () => {
  const { page, close } = await visit('/en/cdn');
  const bar = page.locator('form[action="/consent"]');
  await restLoaded(page);
  await bar.hover();
  await taken(bar);
  await bar.locator('[value=accept]').click();
  await eventually(() => bar.isVisible(), false);
  await page.locator('footer a[href*="consent=open"]').click();
  await eventually(() => bar.isVisible(), true);
  await bar.locator('[value=reject]').click();
  await eventually(() => bar.isVisible(), false);
  await page.locator('footer a[href="/en/FAQ"]').first().click();
  await page.waitForURL('**/en/FAQ');
  expect(await bar.isVisible()).toBe(false);
  await close();
});

test('a link to a place on another page gives the focus to that place', async () => {
  const { page, close } = await visit('/en/coflyer');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/en/contact_us#form' });
    document.querySelector('main')?.append(link);
    link.click();
  });
  await page.waitForURL('**/en/contact_us#form');
  await eventually(() => page.evaluate(() => document.activeElement?.id), 'form');
  await close();
});

test.each(['/en/FAQ', '/en/cdn'])(
  'a link to a question of %s opens it, and gives it the focus in view',
  async (path) => {
    const { page, close } = await visit('/en/search?q=icp+filing');
    const hit = page.locator(`main a[href^="${path}#q-"]`).first();
    const id = ((await hit.getAttribute('href')) ?? '').split('#')[1] ?? '';
    await hit.click();
    await page.waitForURL(`**${path}#${id}`);
    await eventually(() => page.evaluate(() => document.activeElement?.id), id);
    const answer = page.locator(`#${id}`);
    expect([
      await answer.isVisible(),
      await answer.evaluate((it) => it.getBoundingClientRect().top < innerHeight),
    ]).toEqual([true, true]);
    await close();
  },
);

test('what advertisers wrote into the address goes along with a dialog that opens and closes before any script has come', async () => {
  const { page, close } = await newVisit({ locale: 'en' });
  const release = await holdScripts(page);
  await page.goto('/en/cdn?utm_source=paper', { waitUntil: 'commit' });
  await page.locator('header a[href$="dialog=login"]').first().click();
  await page.waitForURL('**dialog=login**', { waitUntil: 'commit' });
  const search = () => new URL(page.url()).search;
  expect(search()).toBe('?dialog=login&utm_source=paper');
  await page.locator('[role=dialog] a[href="/en/cdn"]').click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(search()).toBe('?utm_source=paper');
  release();
  await close();
});

test('a link that opens or closes something over the page keeps its place; one to the page itself, or to another list on it, begins at the top', async () => {
  const { page, close } = await visit('/en/cdn?utm_source=paper');
  const place = () => page.evaluate(() => [scrollY, document.activeElement?.tagName]);
  const read = async () => {
    await page.evaluate(() => scrollTo(0, 1200));
    await page.waitForFunction(() => scrollY === 1200);
  };
  const press = (link: string) =>
    page
      .locator(link)
      .first()
      .evaluate((one: HTMLAnchorElement) => one.click());
  await read();
  await press('header a[href$="dialog=login"]');
  await page.getByRole('dialog').waitFor();
  await settled(page);
  expect(await place()).toEqual([1200, 'SECTION']);
  expect(new URL(page.url()).search).toBe('?utm_source=paper&dialog=login');
  await press('[role=dialog] a[href="/en/cdn"]');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await settled(page);
  expect((await place())[0]).toBe(1200);
  expect(new URL(page.url()).search).toBe('?utm_source=paper');
  await press('footer a[href="/en/cdn"]');
  await eventually(place, [0, 'H1']);
  await page.goto('/en/blog');
  await hydrated(page);
  await read();
  await press('main a[href$="sort=old"]');
  await page.waitForURL('**/en/blog?sort=old');
  await eventually(place, [0, 'H1']);
  await close();
});
