// What was typed into the newsletter's sign-up, whose form has no code of its own, stays until it was sent.
import { inside } from '../../support/app.ts';
import { crossed, hydrated, restLoaded } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { startFormSite } from '../../support/formSite.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

inside('the newsletter’s sign-up', () => {
  const { newVisit } = siteInBrowser(startFormSite);
  const reader = 'reader@example.org';

  test('keeps what was typed over reloads, pages and languages, and nothing once it was sent', async () => {
    const { page, complaints, close } = await newVisit();
    const typed = () => page.inputValue('#foot-mail');
    await page.goto('/en/cdn');
    await restLoaded(page);
    await page.fill('#foot-mail', reader);
    await page.reload();
    await eventually(typed, reader);
    await page.click('footer a[href="/en/coflyer"]');
    await crossed(page, '/en/coflyer');
    await eventually(typed, reader);
    await page.locator('[data-locale=jp]:visible').first().click();
    await page.waitForURL('**/jp/coflyer');
    await eventually(typed, reader);

    await page.press('#foot-mail', 'Enter');
    await page.waitForURL('**/jp/newsletter');
    await restLoaded(page);
    const chosen = () =>
      page
        .locator('main [name=topics]')
        .evaluateAll((boxes: HTMLInputElement[]) => boxes.map(({ checked }) => checked));
    expect([await page.inputValue('main [name=email]'), await chosen()]).toEqual([reader, [false, false]]);
    await page.check('main [name=topics] >> nth=1');
    await page.goto('/jp/newsletter');
    await eventually(chosen, [false, true]);
    expect(await page.inputValue('main [name=email]')).toBe(reader);
    await page.click('main [value=ask]');
    await page.waitForURL(/did=asked/);
    await hydrated(page);
    await page.goto('/en/cdn');
    await restLoaded(page);
    expect([await typed(), await page.evaluate(() => Object.keys(localStorage))]).toEqual(['', []]);
    expect(complaints).toEqual([]);
    await close();
  });
});
