// An open estimate in a browser: a price that is added from the list takes nothing of what is changed meanwhile, and the list follows the currency.
import type { Page } from 'playwright-core';
import { inside, uncached } from '../../support/app.ts';
import { restLoaded, taken } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { startFormSite } from '../../support/formSite.ts';
import { estimateSecret, sealed, shop } from '../../support/sampleEstimate.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

const address = `/en/estimate?e=${sealed(shop)}`;
const [server, pack, top] = ['server g1.large', 'pack 100', 'topUp 500'];

inside('an open estimate', () => {
  const { newVisit } = siteInBrowser(() => startFormSite({ env: { ...uncached, SESSION_SECRET: estimateSecret } }));

  async function opened() {
    const { page, complaints, close } = await newVisit({ locale: 'en' });
    await page.goto(address);
    await restLoaded(page);
    // Its code comes with the first touch.
    await page.locator('[name=q0]').focus();
    await taken(page.locator('[name=q0]'));
    return { page, complaints, close };
  }

  const quantities = (page: Page) =>
    page.locator('main table input[name^=q]').evaluateAll((all) => all.map((it) => (it as HTMLInputElement).value));

  /** Chooses a price in the list and adds it by keyboard. */
  async function add(page: Page, price = pack): Promise<void> {
    const wanted = await page.locator(`#price option[value^="${price}"]`).first().getAttribute('value');
    await page.locator('#price').selectOption(wanted);
    await page.locator('#add form button').focus();
    await page.keyboard.press('Enter');
  }

  test('what is changed or added while a price is added stays, and the focus stays on the button', async () => {
    const { page, complaints, close } = await opened();
    const held = Promise.withResolvers<void>();
    const isAsked = page.waitForRequest('**/basket');
    await page.route('**/basket', async (route) => {
      await held.promise;
      await route.continue();
    });
    await add(page);
    await isAsked;
    await page.locator('[name=more][value="0"]').evaluate((button: HTMLButtonElement) => button.click());
    await add(page, top);
    held.resolve();
    await eventually(() => quantities(page), ['4', '1.5', '1', '2,000', '1', '1', '1']);
    await eventually(() => page.evaluate(() => document.activeElement?.id), 'add-price');
    // And saved: another page shows the same.
    await page.reload();
    expect(await quantities(page)).toEqual(['4', '1.5', '1', '2,000', '1', '1', '1']);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a price that the server does not add is sent by its form, with what is changed and not saved yet', async () => {
    const { page, close } = await opened();
    await page.route('**/basket', (route) =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({ status: 503, json: { result: null } })
        : route.continue(),
    );
    await page.locator('[name=more][value="0"]').click();
    await add(page);
    await eventually(async () => (await quantities(page)).length, shop.length + 1);
    expect((await quantities(page))[0]).toBe('4');
    await close();
  });

  test('a price added without a connection is in when there is one again', async () => {
    const { page, close } = await opened();
    await page.context().setOffline(true);
    await add(page);
    await page.locator('[name=more][value="0"]').click();
    await page.context().setOffline(false);
    await eventually(async () => (await quantities(page)).length, shop.length + 1);
    expect((await quantities(page))[0]).toBe('4');
    await close();
  });

  test('another currency is that of the list as well, and loses nothing that was changed', async () => {
    const { page, complaints, close } = await opened();
    await page.locator('[name=more][value="0"]').click();
    await page.locator('nav a[href*="cur=twd"]').click();
    const listed = page.locator(`#price option[value^="${server}"]`);
    await eventually(async () => (await listed.textContent())?.includes('NT$'), true);
    expect([(await quantities(page))[0], new URL(page.url()).searchParams.get('cur')]).toEqual(['4', 'twd']);
    expect(complaints).toEqual([]);
    await close();
  });
});
