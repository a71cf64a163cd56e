// The frame on a slow line or without one: a search typed before its code is there, and presses that cannot be sent.
import type { Page } from 'playwright-core';
import { startApp, uncached } from '../../support/app.ts';
import { desk, holdScripts, hydrated, restLoaded, settled, taken } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

const { newVisit } = siteInBrowser(() => startApp({ env: uncached }));

async function visit(path: string) {
  const opened = await newVisit({ viewport: desk, locale: 'en' });
  await opened.page.goto(path);
  await hydrated(opened.page);
  return opened;
}

/** Waits for the header's code: its menus open under a hovering mouse, which only script does. */
async function headerTaken(page: Page): Promise<void> {
  const first = page.locator('#menu details').first();
  await first.locator('summary').hover();
  await eventually(() => first.getAttribute('open'), '');
  await page.mouse.move(600, 700);
}

describe('the search', () => {
  const open = async (page: Page) => {
    await page.locator('details[name=hx] summary').click();
    await page.locator('#site-q').click();
  };
  const role = (page: Page) => page.locator('#site-q:focus').getAttribute('role');

  test('that is opened before its code is there has suggestions when somebody types on', async () => {
    const { page, close } = await newVisit({ viewport: desk, locale: 'en' });
    const release = await holdScripts(page);
    await page.goto('/en');
    await open(page);
    await page.keyboard.type('clo');
    release();
    await hydrated(page);
    await headerTaken(page);
    await page.keyboard.type('u');
    await eventually(() => role(page), 'combobox');
    await page.keyboard.type('d');
    expect(await page.locator('#site-q').inputValue()).toBe('cloud');
    await close();
  });

  test('whose code comes while an input method writes waits for its end', async () => {
    const { page, close } = await visit('/jp');
    const session = await page.context().newCDPSession(page);
    const write = (text: string) =>
      session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await headerTaken(page);
    const release = await holdScripts(page);
    await open(page);
    await write('かん');
    const code = page.waitForResponse('**/*.js');
    release();
    await (await code).finished();
    await settled(page);
    await write('かんじ');
    await session.send('Input.insertText', { text: '漢字' });
    await eventually(() => role(page), 'combobox');
    expect(await page.locator('#site-q').inputValue()).toBe('漢字');
    await close();
  });
});

const presses = [
  {
    what: 'the answer to the cookie question',
    path: '/en/contact_us',
    at: 'form[action="/consent"] [value=reject]',
    ready: (page: Page) => taken(page.locator('form[action="/consent"]')),
    sent: '/consent',
  },
  {
    what: 'a price that is put into the estimate',
    path: '/en/server',
    at: 'main form[action="/basket"] button[name=add]',
    ready: restLoaded,
    sent: '.js',
  },
];

test.each(presses)('without a connection $what leaves the page where it is', async ({ path, at, ready, sent }) => {
  const { page, close } = await visit(path);
  const button = page.locator(at).first();
  await button.hover();
  await ready(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.context().setOffline(true);
  // A second press is sent like the first.
  for (let press = 0; press < 2; press += 1) {
    const failed = page.waitForEvent('requestfailed', (request) => new URL(request.url()).pathname.endsWith(sent));
    await button.click();
    await failed;
    await settled(page);
  }
  expect(documents).toEqual([]);
  await close();
});

describe('a price that is put into the estimate', () => {
  const add = (page: Page, at: number) => page.locator('main form[action="/basket"] button[name=add]').nth(at).click();
  const tray = (page: Page) => page.locator('[data-estimate] a');
  const lines = (page: Page) => page.locator('main button[name=remove]');

  /** A page whose tray shows an estimate of one line. */
  async function withEstimate() {
    const opened = await visit('/en/server');
    await restLoaded(opened.page);
    await add(opened.page, 0);
    await tray(opened.page).waitFor();
    return opened;
  }

  test('while its page is on the way is on that page', async () => {
    const { page, close } = await withEstimate();
    let answer = () => {};
    await page.route('**/en/estimate?*', (route) => {
      answer = () => void route.continue();
    });
    const taken = page.waitForResponse('**/basket');
    // At once, so that the link is still the one of before.
    await page.evaluate(() => {
      document.querySelectorAll<HTMLElement>('main form[action="/basket"] button[name=add]')[1]?.click();
      document.querySelector<HTMLElement>('[data-estimate] a')?.click();
    });
    await (await taken).finished();
    await page.locator('[data-estimate]', { hasText: '2 items' }).waitFor();
    answer();
    await page.waitForURL('**/en/estimate?*');
    await page.unroute('**/en/estimate?*');
    await eventually(() => lines(page).count(), 2);
    await close();
  });

  test('and whose answer is lost twice, though its cookie has come, is shown on the page of the estimate, once', async () => {
    const { page, close } = await withEstimate();
    await page.evaluate(() => {
      const whole = window.fetch;
      window.fetch = async (...asked) => {
        const answer = await whole(...asked);
        if (asked[0] !== '/basket') return answer;
        await answer.arrayBuffer();
        return new Response(new ReadableStream({ start: (body) => body.error(new TypeError('no line')) }));
      };
    });
    await add(page, 1);
    await page.waitForURL('**/en/estimate?*');
    await eventually(() => lines(page).count(), 2);
    await close();
  });

  test('in another tab is in the tray and on the open page of the estimate', async () => {
    const { page, close } = await withEstimate();
    const other = await page.context().newPage();
    await other.goto('/en/server');
    await restLoaded(other);
    await add(other, 1);
    await page.locator('[data-estimate]', { hasText: '2 items' }).waitFor();
    await tray(page).click();
    await eventually(() => lines(page).count(), 2);
    await add(other, 2);
    await eventually(() => lines(page).count(), 3);
    await close();
  });
});
