// Account forms in a real browser: dialogs, faults at their fields, the countdown, the stages of a registration.
import type { Page } from 'playwright-core';
import { startAccountSite } from '../../support/accountSite.ts';
import { fillIn, firstPassword, pressEnter, visitsWithAccounts } from '../../support/accountVisits.ts';
import { inside } from '../../support/app.ts';
import { axeFaults } from '../../support/axeFaults.ts';
import { hydrated, settled } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { proven } from '../../support/formPage.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

inside('forms of accounts in the browser', () => {
  const visits = visitsWithAccounts();

  const faultAt = (page: Page, name: string) => page.locator(`#a-${name}-e`).textContent();

  test('a dialog keeps the focus, closes with Esc, and logs in on the page below', async () => {
    const { userName } = await visits.member();
    const { page, go, complaints, close } = await visits.open();
    await go('/en/cdn');
    const opener = page.locator('header a[href$="dialog=login"]').first();
    await opener.click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const focusIsInside = () => page.evaluate(() => Boolean(document.activeElement?.closest('[role=dialog]')));
    await eventually(focusIsInside, true);
    for (let key = 0; key < 12; key += 1) {
      await page.keyboard.press('Tab');
      // Between the last and the first element the browser's own bar may have the focus.
      expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main, header, footer')))).toBe(false);
    }
    // As browsers tell of an Escape that ends a conversion, which do not say isComposing.
    await page.evaluate(() =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', keyCode: 229, bubbles: true }),
      ),
    );
    expect(await dialog.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await eventually(() => opener.evaluate((link) => link === document.activeElement), true);

    await opener.click();
    await dialog.waitFor();
    await fillIn(page, { account: userName, password: 'Wrong-2026' });
    await pressEnter(page);
    await eventually(
      () => dialog.locator('#answer').textContent(),
      'That did not workAccount or password is incorrect',
    );
    // What was refused there is not said of the next form.
    await dialog.locator('a[href$="dialog=register"]').click();
    await dialog.locator('[name=confirm]').waitFor();
    expect(await dialog.locator('#answer').count()).toBe(0);
    await dialog.locator('a[href$="dialog=login"]').click();
    await dialog.locator('[name=confirm]').waitFor({ state: 'detached' });
    await fillIn(page, { account: userName, password: firstPassword });
    await pressEnter(page);
    await page.waitForURL((url) => url.pathname === '/en/cdn' && url.search === '');
    await eventually(() => page.locator('header a[href="/en/account"]').first().isVisible(), true);
    expect(await opener.isVisible()).toBe(false);
    expect(complaints()).toEqual([]);
    await close();
  });

  test('the notice of what came before goes when the log-in is refused', async () => {
    const { userName } = await visits.member();
    const { page, go, close } = await visits.open();
    await go('/en/login?did=erased');
    const notice = page.getByText('Your account has been deleted');
    await notice.waitFor();
    await fillIn(page, { account: userName, password: 'Wrong-2026' });
    await pressEnter(page);
    await page.locator('main').getByText('Account or password is incorrect').first().waitFor();
    expect(await notice.isVisible()).toBe(false);
    // The picture of the page has its place again.
    expect(await page.locator('main figure').first().isVisible()).toBe(true);
    await close();
  });

  test('every dialog is on every page without script, and closes by its link', async () => {
    const { page, go, close } = await visits.open({ javaScriptEnabled: false });
    for (const name of ['login', 'register', 'forgot', 'activate', 'verify']) {
      await go(`/pt/cloudflare?dialog=${name}`);
      const dialog = page.getByRole('dialog');
      expect(await dialog.locator('form').getAttribute('action')).toBe(`/pt/cloudflare?dialog=${name}#answer`);
      await dialog.locator('a[href="/pt/cloudflare"]').first().click();
      await eventually(() => page.getByRole('dialog').count(), 0);
    }
    await close();
  });

  test.each([true, false])('wrong entries are marked at their fields, script: %s', async (javaScriptEnabled) => {
    const { userName, email } = visits.somebody();
    const { page, go, human, complaints, close } = await visits.open({ javaScriptEnabled });
    await go('/en/register');
    await human();
    await fillIn(page, { userName: 'a b', email: 'nobody', mobile: '12', password: 'harbour', confirm: 'other' });
    await pressEnter(page);
    // Without script the list can be read while its end is still arriving.
    await eventually(
      () => page.locator('#answer a').allTextContents(),
      [
        'Please read and tick the agreement first',
        expect.stringContaining('5 to 20'),
        'Email format is incorrect',
        expect.any(String),
        '8 to 30 characters, at least three of: digits, lower case, upper case, symbols',
        'The two password entries are inconsistent',
      ],
    );
    for (const name of ['agreement', 'userName', 'email', 'mobile', 'password', 'confirm'])
      expect(await faultAt(page, name)).not.toBe('');
    if (javaScriptEnabled) await eventually(() => page.evaluate(() => document.activeElement?.id), 'answer');
    expect(await page.inputValue('[name=userName]')).toBe('a b');
    if (!javaScriptEnabled) expect(await page.inputValue('[name=password]')).toBe('');
    await page.locator('#answer a').nth(2).click();
    if (javaScriptEnabled) await eventually(() => page.evaluate(() => document.activeElement?.id), 'a-email');
    await page.check('[name=agreement]');
    await fillIn(page, {
      userName,
      email,
      mobile: '',
      agent: 'NOBODY-1',
      password: firstPassword,
      confirm: firstPassword,
    });
    await pressEnter(page);
    await eventually(() => faultAt(page, 'agent'), 'The agent does not exist');
    await fillIn(page, { agent: '', password: 'Password-1', confirm: 'Password-1' });
    await pressEnter(page);
    await eventually(() => page.locator('#answer a').count(), 1);
    await eventually(() => faultAt(page, 'password').then((text) => text !== ''), true);
    await fillIn(page, { password: firstPassword, confirm: firstPassword });
    await pressEnter(page);
    await page.waitForURL(/did=registered/);
    expect(complaints()).toEqual([]);
    await close();
  });

  test('the countdown to another code goes on after a reload', async () => {
    const { email } = await visits.member();
    const { page, go, human, close } = await visits.open();
    // The seconds do not run out on a busy machine.
    await page.clock.setFixedTime(Date.now());
    await go('/en/forget');
    await fillIn(page, { email });
    await human();
    await page.click('main [name=send]');
    const button = page.locator('main [name=send]');
    await eventually(() => button.getAttribute('aria-disabled'), 'true');
    expect(await button.textContent()).toMatch(/\d+/);
    await page.reload();
    await eventually(() => button.getAttribute('aria-disabled'), 'true');
    await fillIn(page, { email });
    await human();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.method()));
    await button.click({ force: true });
    await settled(page);
    expect(asked).not.toContain('POST');
    await close();
  });
});

inside('with the human check', () => {
  const { newVisit } = siteInBrowser(() => startAccountSite({ env: { CAPTCHA: 'on' } }));
  const entries = (userName: string) => ({
    userName,
    email: `${userName}@example.com`,
    password: firstPassword,
    confirm: firstPassword,
  });
  const lockedIn = (page: Page) => page.locator('main fieldset p[id$=locked]:visible').allTextContents();

  test('a registration asks first for the human check, then for consent, then for the person’s data', async () => {
    const { page, complaints, close } = await newVisit();
    await page.goto('/en/register');
    await hydrated(page);
    await page.click('main form button[type=submit]:not([tabindex])');
    const told = () => page.locator('#answer a').allTextContents();
    await eventually(
      async () => (await told()).slice(0, 2),
      ['Please click on Google Human-Machine Verification first', 'Please read and tick the agreement first'],
    );
    // A visitor or an autofill may fill in a field before its stage is unlocked.
    await page.fill('[name=userName]', 'human-1');
    await eventually(() => lockedIn(page), ['Complete step 1 first', 'Complete step 2 first']);
    expect(await axeFaults(page, { within: 'main' })).toEqual([]);
    await page.click('#a-slider-v');
    await proven(page);
    await eventually(() => lockedIn(page), ['Complete step 2 first']);
    await page.check('[name=agreement]');
    await eventually(() => lockedIn(page), []);
    expect(await page.inputValue('[name=userName]')).toBe('human-1');
    await fillIn(page, entries('human-1'));
    await pressEnter(page);
    await page.waitForURL(/did=registered/);
    // The first press came before the form's code: the server answered 422 with the same page.
    expect(complaints.filter((line) => !line.includes('status of 422'))).toEqual([]);
    await close();
  });

  test('without script all stages are open, in their order', async () => {
    const { page, complaints, close } = await newVisit({ javaScriptEnabled: false });
    await page.goto('/en/register');
    expect(await page.locator('main fieldset legend i').allTextContents()).toEqual(['1', '2', '3']);
    expect(await lockedIn(page)).toEqual([]);
    await page.check('[name=agreement]');
    await fillIn(page, entries('human-2'));
    const [a, b] = (await page.textContent('label[for=a-slider-s]'))?.match(/\d+/g) ?? [];
    await page.fill('[name=humanAnswer]', String(Number(a) + Number(b)));
    await pressEnter(page);
    await page.waitForURL(/did=registered/);
    expect(complaints).toEqual([]);
    await close();
  });
});
