// Accounts in a real browser, with script and without: the whole way, dialogs, wrong entries at their fields, Back and reload.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { codeIn, linkIn, startAccountSite, type AccountSite } from '../support/accountSite.ts';
import { inside } from '../support/app.ts';
import { desk, hydrated, newVisit, phone, startBrowser } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { proven } from '../support/formPage.ts';

const first = 'Harbour-2026';
const second = 'Quay-Lantern-77';

inside('accounts in the browser', () => {
  let site: AccountSite;
  let browser: Browser;
  let people = 0;

  beforeAll(async () => {
    site = await startAccountSite();
    browser = await startBrowser();
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  /** Somebody new each time: a test that runs again must not meet itself. */
  function somebody() {
    people += 1;
    const userName = `person_${process.pid}_${people}`.slice(-20);
    return { userName, email: `${userName}@example.com` };
  }

  async function open(options: BrowserContextOptions = {}) {
    people += 1;
    const extraHTTPHeaders = { 'X-Forwarded-For': `198.51.100.${people % 250}` };
    const visit = await newVisit(browser, site.base, { extraHTTPHeaders, ...options });
    const scripted = options.javaScriptEnabled !== false;
    visit.page.setDefaultTimeout(10_000);
    return {
      ...visit,
      go: async (path: string) => {
        await visit.page.goto(path);
        if (scripted) await hydrated(visit.page);
      },
      /** Without script the server does not ask, in this site. */
      human: async () => {
        if (!scripted) return;
        await visit.page.click('#a-slider-v');
        await proven(visit.page);
      },
      /** What refused forms answer is a line in the browser's console, too. */
      complaints: () => visit.complaints.filter((line) => !/status of (410|422)/.test(line)),
    };
  }

  const at = (page: Page) => page.url().slice(site.base.length);
  async function fill(page: Page, entries: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(entries)) await page.fill(`[name=${name}]`, value);
  }
  const press = (page: Page) => page.keyboard.press('Enter');
  const faultAt = (page: Page, name: string) => page.locator(`#a-${name}-e`).textContent({ timeout: 5000 });

  /** As registered and verified elsewhere. */
  async function member() {
    const person = somebody();
    const visitor = site.visitor();
    await visitor.post('/en/register', { ...person, agreement: 'yes', password: first, confirm: first });
    await visitor.post(linkIn(await site.lastMail(person.email)), {});
    return person;
  }

  test.each([
    ['zh-tw', 'with script', { viewport: desk }],
    ['jp', 'with script', { viewport: phone }],
    ['en', 'without script', { viewport: phone, javaScriptEnabled: false }],
    ['zh', 'without script', { viewport: desk, javaScriptEnabled: false }],
  ] as const)('the whole way in %s %s', async (prefix, _how, options) => {
    const { page, go, human, complaints, close } = await open(options);
    const { userName, email } = somebody();

    await go(`/${prefix}/register`);
    await human();
    await page.check('[name=agreement]');
    await fill(page, { userName, email, password: first, confirm: first });
    await press(page);
    await page.waitForURL(/did=registered/);
    expect(await page.textContent('main')).toContain(`${email.slice(0, 1)}•••@example.com`);

    await go(`/${prefix}/login`);
    await fill(page, { account: email, password: first });
    await press(page);
    await page.waitForSelector('#answer');
    expect(await page.getAttribute('main form a[rel=nofollow]', 'href')).toBe('?dialog=verify');

    const link = linkIn(await site.lastMail(email));
    await go(link);
    await page.click('main form button:not([tabindex])');
    await page.waitForURL(/did=emailVerified/);
    expect((await page.goto(link))?.status()).toBe(410);

    await go(`/${prefix}/account`);
    expect(at(page)).toContain(`/${prefix}/login?next=`);
    await fill(page, { account: userName, password: first });
    await press(page);
    await page.waitForURL(/\/account(#answer)?$/);
    expect(await page.textContent('main')).toContain(email);
    await page.reload();
    expect(await page.textContent('main')).toContain(email);

    await page.click('main form[action$=logout] button');
    await page.waitForURL(/did=loggedOut/);
    // What was his is not shown again by going back.
    await page.goBack();
    await eventually(() => at(page).includes('/login'), true);
    expect(await page.textContent('body')).not.toContain(email);

    await go(`/${prefix}/forget`);
    await fill(page, { email });
    await human();
    await page.click('main [name=send]');
    await eventually(() => page.textContent('main').then((text) => text?.includes('•••@example.com')), true);
    await fill(page, { code: codeIn(await site.lastMail(email)), password: second, confirm: second });
    await press(page);
    await page.waitForURL(/did=passwordReset/);
    await fill(page, { account: email, password: second });
    await press(page);
    await page.waitForURL(/\/account(#answer)?$/);
    expect(complaints()).toEqual([]);
    await close();
  });

  test('a dialog keeps the focus, closes with Esc, and logs in on the page below', async () => {
    const { userName } = await member();
    const { page, go, complaints, close } = await open();
    await go('/en/cdn');
    const opener = page.locator('header a[href$="dialog=login"]').first();
    await opener.click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const focusIsInside = () => page.evaluate(() => Boolean(document.activeElement?.closest('[role=dialog]')));
    await eventually(focusIsInside, true);
    for (let key = 0; key < 12; key += 1) {
      await page.keyboard.press('Tab');
      // The browser's own bar may have it between the last and the first.
      expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main, header, footer')))).toBe(false);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await eventually(() => opener.evaluate((link) => link === document.activeElement), true);

    await opener.click();
    await dialog.waitFor();
    await fill(page, { account: userName, password: 'Wrong-2026' });
    await press(page);
    await eventually(
      () => dialog.locator('#answer').textContent(),
      'That did not workAccount or password is incorrect',
    );
    await fill(page, { password: first });
    await press(page);
    await page.waitForURL((url) => url.pathname === '/en/cdn' && url.search === '');
    await eventually(() => page.locator('header a[href="/en/account"]').first().isVisible(), true);
    expect(await opener.isVisible()).toBe(false);
    expect(complaints()).toEqual([]);
    await close();
  });

  test('every dialog stands on every page without script, and closes by its link', async () => {
    const { page, go, close } = await open({ javaScriptEnabled: false });
    for (const name of ['login', 'register', 'forgot', 'activate', 'verify']) {
      await go(`/pt/cloudflare?dialog=${name}`);
      const dialog = page.getByRole('dialog');
      expect(await dialog.locator('form').getAttribute('action')).toBe(`/pt/cloudflare?dialog=${name}#answer`);
      await dialog.locator('a[href="/pt/cloudflare"]').first().click();
      await eventually(() => page.getByRole('dialog').count(), 0);
    }
    await close();
  });

  test.each([true, false])('wrong entries are told at their fields, script: %s', async (javaScriptEnabled) => {
    const { userName, email } = somebody();
    const { page, go, human, complaints, close } = await open({ javaScriptEnabled });
    await go('/en/register');
    await human();
    await fill(page, { userName: 'a b', email: 'nobody', mobile: '12', password: 'harbour', confirm: 'other' });
    await press(page);
    await page.waitForSelector('#answer');
    expect(await page.locator('#answer a').allTextContents()).toEqual([
      'Please read and tick the agreement first',
      expect.stringContaining('5 to 20'),
      'Email format is incorrect',
      expect.any(String),
      '8 to 30 characters, at least three of: digits, lower case, upper case, symbols',
      'The two password entries are inconsistent',
    ]);
    for (const name of ['agreement', 'userName', 'email', 'mobile', 'password', 'confirm'])
      expect(await faultAt(page, name)).not.toBe('');
    if (javaScriptEnabled) await eventually(() => page.evaluate(() => document.activeElement?.id), 'answer');
    expect(await page.inputValue('[name=userName]')).toBe('a b');
    if (!javaScriptEnabled) expect(await page.inputValue('[name=password]')).toBe('');
    await page.locator('#answer a').nth(2).click();
    if (javaScriptEnabled) await eventually(() => page.evaluate(() => document.activeElement?.id), 'a-email');
    await page.check('[name=agreement]');
    await fill(page, { userName, email, mobile: '', agent: 'NOBODY-1', password: first, confirm: first });
    await press(page);
    await eventually(() => faultAt(page, 'agent'), 'The agent does not exist');
    await fill(page, { agent: '', password: 'Password-1', confirm: 'Password-1' });
    await press(page);
    await eventually(() => page.locator('#answer a').count(), 1);
    await eventually(() => faultAt(page, 'password').then((text) => text !== ''), true);
    await fill(page, { password: first, confirm: first });
    await press(page);
    await page.waitForURL(/did=registered/);
    expect(complaints()).toEqual([]);
    await close();
  });

  test('the countdown to another code goes on over a reload', async () => {
    const { email } = await member();
    const { page, go, human, close } = await open();
    await go('/en/forget');
    await fill(page, { email });
    await human();
    await page.click('main [name=send]');
    const button = page.locator('main [name=send]');
    await eventually(() => button.getAttribute('aria-disabled'), 'true');
    expect(await button.textContent()).toMatch(/\d+/);
    await page.reload();
    await eventually(() => button.getAttribute('aria-disabled'), 'true');
    const sent = (await site.messages()).length;
    await fill(page, { email });
    await button.click({ force: true });
    expect((await site.messages()).length).toBe(sent);
    await close();
  });
});

inside('with the human check', () => {
  test('who registers shows first that he is human, then that he agrees, then who he is', async () => {
    const site = await startAccountSite({ env: { CAPTCHA: 'on' } });
    const browser = await startBrowser();
    const { page, complaints, close } = await newVisit(browser, site.base);
    await page.goto('/en/register');
    await hydrated(page);
    await page.click('main form button[type=submit]:not([tabindex])');
    await page.waitForSelector('#answer');
    expect((await page.locator('#answer a').allTextContents()).slice(0, 2)).toEqual([
      'Please click on Google Human-Machine Verification first',
      'Please read and tick the agreement first',
    ]);
    await page.click('#a-slider-v');
    await proven(page);
    await page.check('[name=agreement]');
    const entries = { userName: 'human-1', email: 'human@example.com', password: first, confirm: first };
    for (const [name, value] of Object.entries(entries)) await page.fill(`[name=${name}]`, value);
    await page.keyboard.press('Enter');
    await page.waitForURL(/did=registered/);
    expect(complaints).toEqual([]);
    await close();
    await browser.close();
    await site.close();
  });
});
