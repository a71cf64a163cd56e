// What the browser stores about a logged-in visitor, and when it is removed.
import type { Page } from 'playwright-core';
import { fillIn, firstPassword, pressEnter, visitsWithAccounts } from '../../support/accountVisits.ts';
import { inside } from '../../support/app.ts';
import { desk, hydrated } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';

inside('accounts in the browser', () => {
  const visits = visitsWithAccounts();

  test('the browser stores only that a visitor is logged in; other tabs learn of it, and logging out removes it', async () => {
    const { page, go, close } = await visits.open({ viewport: desk });
    const { userName, email } = await visits.member();
    const kept = (tab: Page) =>
      tab.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage }, cookies: document.cookie }));
    const isShown = (tab: Page) => tab.evaluate(() => 'member' in document.documentElement.dataset);
    await go('/en/contact_us');
    await page.fill('[name=company]', 'Harbour Ltd');
    await eventually(
      async () => Object.keys((await kept(page)).local),
      [expect.stringMatching(/^form contactUs \w{32}$/)],
    );
    const other = await page.context().newPage();
    await other.goto('/en/cdn');
    await hydrated(other);
    expect(await isShown(other)).toBe(false);

    await go('/en/login');
    await fillIn(page, { account: email, password: firstPassword });
    const before = Date.now();
    await pressEnter(page);
    await page.waitForURL(/\/account(#answer)?$/);
    await hydrated(page);
    const { local, session, cookies } = await kept(page);
    const { until, value } = JSON.parse(local['member'] ?? '{}') as { until: number; value: unknown };
    expect(value).toBe(true);
    const begun = until - 7 * 86_400_000;
    expect([before <= begun, begun <= Date.now()]).toEqual([true, true]);
    expect(cookies).toContain(`member=${userName}`);
    expect(JSON.stringify([local, session])).not.toContain(userName);
    expect(JSON.stringify([local, session, cookies])).not.toMatch(new RegExp(`${email}|session=`));
    // The header shows the name, and on a desktop links to account, console and log-out.
    const ways = () =>
      page.evaluate(() => {
        const [mine, ...others] = [...document.querySelectorAll('#me a[href$="/account"], #me form button')].filter(
          (element) => element.getClientRects().length > 0,
        );
        return [mine?.textContent, others.length];
      });
    // On narrow desktops some of these links are below the name.
    await page.focus('#me [data-mine]');
    await eventually(ways, [userName, 2]);
    await eventually(() => isShown(other), true);

    await page.click('main form[action$=logout] button');
    await page.waitForURL(/did=loggedOut/);
    await hydrated(page);
    const after = await kept(page);
    expect([after.local, after.cookies.includes('member')]).toEqual([{}, false]);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('session');
    await other.bringToFront();
    await eventually(() => isShown(other), false);
    await close();
  });

  test('a browser without Clear-Site-Data is cleared by the page after logging out, and only then', async () => {
    const { page, go, close } = await visits.open({ viewport: desk });
    const stored = () => page.evaluate(() => Object.keys(localStorage).sort());
    const keep = () =>
      page.evaluate(() => {
        const until = Date.now() + 60_000;
        for (const name of ['member', 'form contactUs'])
          localStorage.setItem(name, JSON.stringify({ until, value: 1 }));
      });
    await go('/en/login');
    await keep();
    // After an expired session the typed text stays.
    await go('/en/login?did=sessionEnded');
    expect(await stored()).toEqual(['form contactUs']);
    await keep();
    await go('/en/login?did=loggedOut');
    expect(await stored()).toEqual([]);
    await close();
  });

  test('a session that ended elsewhere is forgotten by the header of the next page', async () => {
    const { page, go, close } = await visits.open();
    const { email } = await visits.member();
    const isShown = () => page.evaluate(() => 'member' in document.documentElement.dataset);
    await go('/en/login');
    await fillIn(page, { account: email, password: firstPassword });
    await pressEnter(page);
    await page.waitForURL(/\/account(#answer)?$/);
    await go('/en/sms');
    await eventually(isShown, true);
    await page.context().clearCookies({ name: /session$/ });
    // The router shows the page that asks to log in: the document stays.
    await page.evaluate(() => document.querySelector<HTMLElement>('#me a[href$="/account"]')?.click());
    await page.waitForURL(/did=sessionEnded/);
    await eventually(isShown, false);
    await close();
  });
});
