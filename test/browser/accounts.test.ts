// The whole way of an account in a real browser, with script and without, with Back and reload.
import type { Page } from 'playwright-core';
import { codeIn, linkIn } from '../support/accountSite.ts';
import { fillIn, firstPassword, pressEnter, startAccountVisits, type AccountVisits } from '../support/accountVisits.ts';
import { inside } from '../support/app.ts';
import { desk, phone } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';

const second = 'Quay-Lantern-77';

inside('accounts in the browser', () => {
  let visits: AccountVisits;
  beforeAll(async () => {
    visits = await startAccountVisits();
  }, 120_000);
  afterAll(() => visits.close());

  const at = (page: Page) => page.url().slice(visits.site.base.length);

  test.each([
    ['zh-tw', 'with script', { viewport: desk }],
    ['jp', 'with script', { viewport: phone }],
    ['en', 'without script', { viewport: phone, javaScriptEnabled: false }],
    ['zh', 'without script', { viewport: desk, javaScriptEnabled: false }],
  ] as const)('the whole way in %s %s', async (prefix, _how, options) => {
    const { page, go, human, complaints, close } = await visits.open(options);
    const { userName, email } = visits.somebody();

    await go(`/${prefix}/register`);
    await human();
    await page.check('[name=agreement]');
    await fillIn(page, { userName, email, password: firstPassword, confirm: firstPassword });
    await pressEnter(page);
    await page.waitForURL(/did=registered/);
    expect(await page.textContent('main')).toContain(`${email.slice(0, 1)}•••@example.com`);

    await go(`/${prefix}/login`);
    await fillIn(page, { account: email, password: firstPassword });
    await pressEnter(page);
    await page.waitForSelector('#answer');
    expect(await page.getAttribute('main form a[rel=nofollow]', 'href')).toBe('?dialog=verify');

    const link = linkIn(await visits.site.lastMail(email));
    await go(link);
    await page.click('main form button:not([tabindex])');
    await page.waitForURL(/did=emailVerified/);
    expect((await page.goto(link))?.status()).toBe(410);

    await go(`/${prefix}/account`);
    expect(at(page)).toContain(`/${prefix}/login?next=`);
    await fillIn(page, { account: userName, password: firstPassword });
    await pressEnter(page);
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
    await fillIn(page, { email });
    await human();
    await page.click('main [name=send]');
    await eventually(() => page.textContent('main').then((text) => text?.includes('•••@example.com')), true);
    await fillIn(page, { code: codeIn(await visits.site.lastMail(email)), password: second, confirm: second });
    await pressEnter(page);
    await page.waitForURL(/did=passwordReset/);
    await fillIn(page, { account: email, password: second });
    await pressEnter(page);
    await page.waitForURL(/\/account(#answer)?$/);
    expect(complaints()).toEqual([]);
    await close();
  });
});
