// A form in two tabs, each loaded again: what was typed in one stays in it, and nothing on its page moves.
import type { Page } from 'playwright-core';
import { inside } from '../../support/app.ts';
import { hydrated, phone, settled, watchShifts } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { touch } from '../../support/formPage.ts';
import { startFormSite } from '../../support/formSite.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

inside('a form in two tabs', () => {
  const { newVisit } = siteInBrowser(startFormSite);
  const typed = (page: Page) => page.inputValue('[name=company]');

  test('each keeps its own text over a reload, in its place, and a third is offered the latest', async () => {
    const { page: first, complaints, close } = await newVisit({ viewport: phone });
    const second = await first.context().newPage();
    const shifted = await watchShifts(first);
    const kept = () => first.evaluate(() => Object.values(localStorage).join());
    for (const [page, company] of [
      [first, 'First Ltd'],
      [second, 'Second Ltd'],
    ] as const) {
      await page.goto('/en/contact_us');
      await hydrated(page);
      await touch(page);
      await page.fill('[name=company]', company);
      await eventually(kept, expect.stringContaining(company));
    }
    await first.bringToFront();
    await first.reload();
    await eventually(() => typed(first), 'First Ltd');
    await settled(first);
    expect(await shifted()).toBeLessThan(0.01);
    await second.bringToFront();
    await second.reload();
    await eventually(() => typed(second), 'Second Ltd');

    const third = await first.context().newPage();
    await third.goto('/en/contact_us');
    await hydrated(third);
    await touch(third);
    expect(await typed(third)).toBe('');
    await third.click('main form [role=group] button');
    await eventually(() => typed(third), 'Second Ltd');
    expect(complaints).toEqual([]);
    await close();
  });
});
