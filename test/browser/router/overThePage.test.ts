// What opens over a page and closes again (dialogs) leaves the page and its focus alone.
import { startApp } from '../../support/app.ts';
import { hydrated, settled } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

const { newVisit } = siteInBrowser(startApp);

async function visit(path: string) {
  const opened = await newVisit({ locale: 'en', reducedMotion: 'reduce' });
  await opened.page.goto(path);
  await hydrated(opened.page);
  return opened;
}

test('a dialog that was opened from another gives the focus back to the link that opened the first', async () => {
  const { page, close } = await visit('/en/cdn');
  const opener = page.locator('header a[href$="dialog=login"]').first();
  const sheet = page.getByRole('dialog');
  const isFocused = (element: typeof opener) => element.evaluate((one) => one === document.activeElement);
  await opener.click();
  await eventually(() => isFocused(sheet), true);
  await sheet.locator('a[href$="dialog=register"]').click();
  await page.waitForURL('**/en/cdn?dialog=register');
  await settled(page);
  expect(await isFocused(sheet)).toBe(true);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await eventually(() => isFocused(opener), true);
  await close();
});
