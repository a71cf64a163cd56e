// Going from page to page without a reload, and back.
import { startApp, uncached } from '../../support/app.ts';
import { hydrated } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

const { site: app, newVisit } = siteInBrowser(() => startApp({ env: uncached }));

async function visit(path: string) {
  const opened = await newVisit({ locale: 'en' });
  await opened.page.goto(path);
  await hydrated(opened.page);
  return opened;
}

test('keeps the document, changes head and focus, and shows the bar while waiting', async () => {
  const { page, complaints, close } = await visit('/en/coflyer');
  await page.evaluate(() => Object.assign(window, { same: true }));
  const barSeen = Promise.withResolvers<void>();
  await page.route('**/en/cooperation', async (route) => {
    await barSeen.promise;
    await route.continue();
  });
  await page.locator('footer a[href="/en/cooperation"]').click();
  await page.waitForSelector('progress:not([hidden])');
  barSeen.resolve();
  await page.waitForURL('**/en/cooperation');
  await page.waitForSelector('progress', { state: 'hidden' });
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  const told = () =>
    page.evaluate(() => ({
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
      titles: document.querySelectorAll('title').length,
      headings: document.querySelectorAll('h1').length,
    }));
  await eventually(told, { canonical: `${app.base}/en/cooperation`, titles: 1, headings: 1 });
  await eventually(() => page.evaluate(() => document.activeElement?.tagName), 'H1');
  expect(complaints).toEqual([]);
  await close();
});

test('starts at the top, and Back and Forward restore where the visitor was', async () => {
  const { page, close } = await visit('/en');
  // On a busy phone the link may be pressed before the browser has told of the scrolling.
  await page.evaluate(() => addEventListener('scroll', (event) => event.stopImmediatePropagation(), { capture: true }));
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/en/FAQ"]')?.click());
  await page.waitForURL('**/en/FAQ');
  await page.waitForFunction(() => scrollY === 0);
  await page.evaluate(() => scrollTo({ top: 150, behavior: 'instant' }));
  await page.goBack();
  await page.waitForURL('**/en');
  await page.waitForFunction(() => Math.abs(scrollY - 1200) < 5);
  await page.goForward();
  await page.waitForURL('**/en/FAQ');
  await page.waitForFunction(() => Math.abs(scrollY - 150) < 5);
  await close();
});

test('a link within a page takes no other entry’s place', async () => {
  const { page, close } = await visit('/en/cdn');
  const scrollToY = (top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  const isAt = (top: number) => page.waitForFunction((y) => Math.abs(scrollY - y) < 5, top);
  await scrollToY(2000);
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/en/FAQ"]')?.click());
  await page.waitForURL('**/en/FAQ');
  await page.waitForFunction(() => scrollY === 0);
  await page.locator('main a[href$="#cloud"]').first().click();
  await page.waitForURL('**/en/FAQ#cloud');
  await page.waitForFunction(
    () => Math.abs(document.getElementById('cloud')?.getBoundingClientRect().top ?? 999) < 200,
  );
  await scrollToY(3300);
  await page.goBack();
  await page.waitForURL('**/en/FAQ');
  await page.goBack();
  await page.waitForURL('**/en/cdn');
  await isAt(2000);
  await close();
});
