// The panels of a phone on a site without a console: whatever a logged-in visitor presses there, the next page is in the
// language of the page. Only script tells pages of a log-in; without it these buttons are on the account page alone.
import { locales, type LocaleCode } from '../../../src/shared/i18n/locales.ts';
import { logIn, travel, type Traveller } from '../../support/accountTravel.ts';
import { firstPassword, visitsWithAccounts } from '../../support/accountVisits.ts';
import { inside } from '../../support/app.ts';
import { hydrated, phone } from '../../support/browser.ts';

/** The account speaks another language than the page: only the page counts. */
const otherThan = (code: LocaleCode): LocaleCode => (code === 'en' ? 'jp' : 'en');

inside('the panels of a phone, without CONSOLE_URL', () => {
  const visits = visitsWithAccounts();

  /** Presses a button of the visitor's panel, and waits for the next page. */
  async function presses({ page, t, press }: Traveller, words: string): Promise<void> {
    await page.click('a[href="#me"]');
    await Promise.all([page.waitForEvent('framenavigated'), press(t('layout', words), '#me')]);
    await hydrated(page);
  }

  test.each(locales)('lead to no other language: $code', async ({ code, prefix }) => {
    const who = await travel({ visits, locale: code, scripted: true }, { viewport: phone });
    const { page, go, at, t, isAt, reads, close } = who;
    const { email } = await visits.member(otherThan(code));
    await logIn(who, email, firstPassword);
    await isAt('account');

    await go(at('sms'));
    const ways = await page
      .locator('#menu a[href^="/"], #me a[href^="/"]')
      .evaluateAll((links) =>
        links.flatMap((link) => (link.closest('[hreflang]') ? [] : (link.getAttribute('href') ?? []))),
      );
    expect(ways.length).toBeGreaterThan(10);
    expect(ways.filter((way) => !new RegExp(`^/${prefix}(?=[/?#]|$)`).test(way))).toEqual([]);

    await presses(who, 'account.console');
    await isAt('account');
    expect(new URL(page.url()).pathname).toBe(at('account'));

    // The session has ended, but the browser still shows the visitor as logged in.
    await page.context().clearCookies({ name: /session$/ });
    await go(at('sms'));
    await presses(who, 'account.console');
    await isAt('login');
    await reads(t('forms', 'notices.sessionEnded'));
    await close();
  });
});
