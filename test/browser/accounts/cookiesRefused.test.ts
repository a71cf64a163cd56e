// Logging in with a browser that refuses cookies: the reason is said, by script before anything is sent, without script by the page that follows.
import { startAccountSite, visitorsOf, password } from '../../support/accountSite.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';
import { taken } from '../../support/browser.ts';
import { wordsOf } from '../../support/ownWords.ts';

const { site, newVisit } = siteInBrowser(startAccountSite);
const words = wordsOf('en')('forms', 'notices.cookiesRefused');

beforeAll(() => visitorsOf(site).registered('no-cookies'));

test('with script, at the form, and what was typed stays', async () => {
  const { page, close } = await newVisit();
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false }));
  await page.goto('/en/login');
  const account = page.locator('main input[name=account]');
  await account.focus();
  await taken(account);
  await account.fill('no-cookies');
  await page.locator('main input[name=password]').fill(password);
  await page.locator('main form button[type=submit]').first().click();
  await page.getByText(words).waitFor();
  expect(await account.inputValue()).toBe('no-cookies');
  await close();
});

test('without script, on the log-in page to which the log-in leads back', async () => {
  const { page, close } = await newVisit({ javaScriptEnabled: false });
  // Such a browser keeps none of the cookies that it is given.
  await page.route('**', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const headers = { ...response.headers(), 'set-cookie': '' };
    await page.context().clearCookies();
    await route.fulfill({ response, headers });
  });
  await page.goto('/en/login');
  await page.locator('main input[name=account]').fill('no-cookies');
  await page.locator('main input[name=password]').fill(password);
  await page.locator('main form button').first().click();
  await page.getByText(words).waitFor();
  await close();
});
