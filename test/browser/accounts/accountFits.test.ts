// The account page and the header of a logged-in visitor fit in every language and width, and pass axe by day and
// night.
import { locales } from '../../../src/shared/i18n/locales.ts';
import { fillIn, firstPassword, pressEnter, visitsWithAccounts } from '../../support/accountVisits.ts';
import { inside } from '../../support/app.ts';
import { axeFaults } from '../../support/axeFaults.ts';
import { headerFaults, measurePage, sidewaysOn, unevenRows } from '../../support/measurePage.ts';

const widths = [320, 390, 1000, 1440, 1600];
const desks = [1000, 1024, 1100, 1200, 1250, 1280, 1391, 1392, 1440];
/** A name of the greatest length. */
const longName = 'harbour-lantern_2026';

inside('the page of who is logged in', () => {
  const visits = visitsWithAccounts();

  test.each(locales)('fits in $code, and axe finds nothing', async ({ code, prefix }) => {
    const { userName } = await visits.member(code);
    // A second session, from another device.
    await visits.site.visitor().post('/webapi/account/login', { account: userName, password: firstPassword });
    const { page, go, close } = await visits.open();
    await go(`/${prefix}/login`);
    await fillIn(page, { account: userName, password: firstPassword });
    await pressEnter(page);
    await page.waitForURL(/\/account(#answer)?$/);
    // A member without a company; every count leads to a part of the page.
    const counts = page.locator('main nav a[href^="#"]');
    expect(await counts.evaluateAll((links: HTMLAnchorElement[]) => links.map(({ hash }) => hash))).toEqual([
      '#leads',
      '#own-estimates',
      '#sessions',
    ]);
    expect(
      await counts.evaluateAll((links: HTMLAnchorElement[]) =>
        links.filter(({ hash }) => !document.querySelector(hash)),
      ),
    ).toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect({ width, beyond: await sidewaysOn(page) }).toEqual({ width, beyond: [] });
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFaults(page, { within: 'main' })).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await unevenRows(page)).toEqual([]);
    expect((await measurePage(page)).parted).toEqual([]);
    // The page whose header button has the longest words.
    await go(`/${prefix}/aliCloud`);
    for (const name of [longName, '']) {
      await page.evaluate((mine) => {
        document.documentElement.toggleAttribute('data-member', mine !== '');
        for (const place of document.querySelectorAll('[data-mine]')) place.textContent = mine;
      }, name);
      for (const width of desks) {
        await page.setViewportSize({ width, height: 900 });
        expect({ width, name, faults: await headerFaults(page) }).toEqual({ width, name, faults: [] });
      }
    }
    await close();
  });
});
