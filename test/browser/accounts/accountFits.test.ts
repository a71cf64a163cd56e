// The page of who is logged in, and the header with their ways, in every language and width; by axe, by day and night.
import { locales } from '../../../src/shared/i18n/locales.ts';
import { fillIn, firstPassword, pressEnter, visitsWithAccounts } from '../../support/accountVisits.ts';
import { inside } from '../../support/app.ts';
import { axeFaults } from '../../support/axeFaults.ts';
import { sidewaysOn } from '../../support/measurePage.ts';

const widths = [320, 390, 1000, 1440, 1600];

inside('the page of who is logged in', () => {
  const visits = visitsWithAccounts();

  test.each(locales)('fits in $code, and axe finds nothing', async ({ code, prefix }) => {
    const { userName } = await visits.member(code);
    const { page, go, close } = await visits.open();
    await go(`/${prefix}/login`);
    await fillIn(page, { account: userName, password: firstPassword });
    await pressEnter(page);
    await page.waitForURL(/\/account(#answer)?$/);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect({ width, beyond: await sidewaysOn(page) }).toEqual({ width, beyond: [] });
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFaults(page, { within: 'main' })).toEqual([]);
    }
    await close();
  });
});
