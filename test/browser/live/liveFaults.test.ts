// Live parts under faults: foreign elements, code that throws, a visitor who comes back.
import { startApp, uncached } from '../../support/app.ts';
import { hydrated, settled } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

const { newVisit } = siteInBrowser(() => startApp({ env: uncached }));

const visit = () => newVisit({ locale: 'en' });

test('a foreign element at the start of body does not make React render the document again', async () => {
  const { page, complaints, close } = await visit();
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(document.querySelector('h1') ?? {}, { fromServer: true });
      document.body.prepend(document.createElement('div'));
    });
  });
  await page.goto('/en/cdn');
  await hydrated(page);
  await settled(page);
  expect(await page.evaluate(() => 'fromServer' in (document.querySelector('h1') ?? {}))).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test('a part whose code throws falls back to its HTML, with what was typed; the page stays live, and the form works', async () => {
  const { page, complaints, close } = await visit();
  await page.route('**/en/contact_us', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // Without its data the form's code throws.
    await route.fulfill({ response, body: html.replace(/("data":\{[^<]*)"forms":\{/, '$1"nothing":{') });
  });
  await page.goto('/en/contact_us', { waitUntil: 'domcontentloaded' });
  const form = page.locator('main form');
  // Without React's marks.
  const markup = () => form.evaluate(({ outerHTML }) => outerHTML.replaceAll('<!-- -->', ''));
  const before = await markup();
  await form.locator('[name=firstName]').fill('Ana Sousa');
  await hydrated(page);
  await eventually(() => complaints.join('\n'), expect.stringContaining('TypeError'));
  await settled(page);
  expect((await markup()) === before).toBe(true);
  expect(await form.locator('[name=firstName]').inputValue()).toBe('Ana Sousa');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName');
  const menu = page.locator('#menu details').first();
  await menu.locator('summary').hover();
  await eventually(() => menu.getAttribute('open'), '');
  await page.mouse.move(600, 800);
  await eventually(() => menu.getAttribute('open'), null);
  await page.unrouteAll();
  await form.locator('[name=send]').click();
  await page.waitForSelector('main form [role=alert]');
  expect(await page.inputValue('main form [name=firstName]')).toBe('Ana Sousa');
  await close();
});

test('a field that is focused when the visitor comes back keeps focus and text', async () => {
  const { page, complaints, close } = await visit();
  await page.goto('/en/contact_us');
  await hydrated(page);
  await page.locator('main form [name=firstName]').fill('Ana Sousa');
  await page.goto('/en/login');
  await page.goBack({ waitUntil: 'commit' });
  await page.locator('main form [name=firstName]').focus();
  await hydrated(page);
  await settled(page);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName');
  expect(complaints).toEqual([]);
  await close();
});

test.each([true, false])(
  'scripts that do not arrive, with a connection: %s, take nothing that was typed meanwhile',
  async (isOnline) => {
    const { page, close } = await visit();
    const cut = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await cut.promise;
      await route.abort();
    });
    await page.goto('/en/contact_us', { waitUntil: 'domcontentloaded' });
    const field = page.locator('main form [name=company]');
    if (isOnline) await field.fill('Example Ltd');
    await page.context().setOffline(!isOnline);
    await page.dispatchEvent('body', 'pointerdown');
    cut.resolve();
    await page.waitForSelector('html[data-failed]', { state: 'attached' });
    expect(await field.inputValue()).toBe(isOnline ? 'Example Ltd' : '');
    await close();
  },
);

test('where the page loads anew for a script that did not arrive, what is typed meanwhile stays', async () => {
  const { page, close } = await visit();
  const cut = Promise.withResolvers<void>();
  const reloads = Promise.withResolvers<void>();
  const arrives = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await cut.promise;
    await route.abort();
  });
  let requests = 0;
  await page.route('**/en/contact_us', async (route) => {
    requests += 1;
    if (requests > 1) {
      reloads.resolve();
      await arrives.promise;
    }
    // The browser may have given it up.
    await route.continue().catch(() => undefined);
  });
  await page.goto('/en/contact_us', { waitUntil: 'domcontentloaded' });
  const field = page.locator('main form [name=company]');
  await field.focus();
  cut.resolve();
  await reloads.promise;
  // Only the keyboard does not wait for the new page.
  await page.keyboard.insertText('Example Ltd');
  arrives.resolve();
  await page.waitForSelector('html[data-failed]', { state: 'attached' });
  expect(await field.inputValue()).toBe('Example Ltd');
  await close();
});
