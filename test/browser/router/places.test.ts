// The place that a visitor reads: found again by a reload and by Back.
import { startApp } from '../../support/app.ts';
import { hydrated } from '../../support/browser.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

const { newVisit } = siteInBrowser(startApp);

test('a reload, and Back after a link within the page, find the place that was read', async () => {
  const { page, close } = await newVisit({ locale: 'en' });
  await page.goto('/en/FAQ');
  await hydrated(page);
  const standsAt = (top: number) => page.waitForFunction((expected) => Math.abs(scrollY - expected) < 5, top);
  await page.evaluate(() => scrollTo(0, 900));
  await standsAt(900);
  await page.reload();
  await hydrated(page);
  await standsAt(900);
  for (const start of [1000, 1200, 1400]) {
    // No visitor follows a link in the same frame in which they scroll.
    await page.evaluate(async (top) => {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      addEventListener('scroll', resolve, { once: true });
      scrollTo(0, top);
      await promise;
    }, start);
    await page.evaluate(() => Object.assign(document.createElement('a'), { href: '#main' }).click());
    await page.waitForFunction((from) => Math.abs(scrollY - from) > 100, start);
    await page.goBack();
    await standsAt(start);
  }
  await close();
});
