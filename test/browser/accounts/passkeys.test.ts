// Passkeys in a real browser with a virtual device: added, used instead of the password, removed; replayed or misused
// signatures are refused.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { json } from '../../support/accountSite.ts';
import {
  baseOfKeys,
  fillIn,
  firstPassword,
  pressEnter,
  visitsWithAccounts,
  withScreenLock,
} from '../../support/accountVisits.ts';
import { inside } from '../../support/app.ts';
import { phone, settled, taken } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';

inside('passkeys in the browser', () => {
  const visits = visitsWithAccounts();

  const at = (path: string) => `${baseOfKeys(visits.site.base)}${path}`;
  const buttonOf = (page: Page, words: string) => page.getByRole('button', { name: words });
  const listed = (page: Page) => page.locator('#passkeys li').count();
  const isInView = (page: Page) =>
    page.locator('#passkeys [role=status]').evaluate((told) => {
      const { top, bottom } = told.getBoundingClientRect();
      return top > 0 && bottom < innerHeight;
    });
  const answer = (page: Page) => page.locator('#answer li').allTextContents();

  async function logIn(page: Page, userName: string, path = '/en/login'): Promise<void> {
    await page.goto(at(path));
    await fillIn(page, { account: userName, password: firstPassword });
    await pressEnter(page);
    await page.waitForURL(/\/account(#answer)?$/);
  }
  async function logOut(page: Page): Promise<void> {
    await page.click('main form[action$=logout] button');
    await page.waitForURL(/did=loggedOut/);
  }
  async function withPasskey(options: BrowserContextOptions = {}) {
    const person = await visits.member();
    const visit = await visits.open(options);
    const device = await withScreenLock(visit.page);
    await logIn(visit.page, person.userName);
    await visit.page.locator('#passkeys').scrollIntoViewIfNeeded();
    await buttonOf(visit.page, 'Add a passkey').click();
    await visit.page.waitForURL(/did=passkeyAdded/);
    return { ...person, ...visit, device };
  }

  test('a passkey logs in without any typing, from page and dialog; once removed, it does not', async () => {
    const { page, email, complaints, close } = await withPasskey({ viewport: phone });
    const said = page.locator('#passkeys [role=status]');
    expect(await said.textContent()).toBe('Passkey added');
    // The answer is where the button was, many screens down.
    await eventually(() => isInView(page), true);
    expect(await listed(page)).toBe(1);
    expect(await visits.site.lastMail(email)).toContain('passkey');
    await logOut(page);

    await page.goto(at('/en/login?next=%2Fen%2Fcloudflare'));
    await buttonOf(page, 'Log in with a passkey').click();
    await page.waitForURL(at('/en/cloudflare'));
    await page.goto(at('/en/account'));
    expect(await page.textContent('main')).toContain(email);
    expect(await page.locator('#passkeys li').textContent()).toContain('Last used');
    await logOut(page);

    await page.goto(at('/en/cdn?dialog=login'));
    await buttonOf(page, 'Log in with a passkey').click();
    await page.waitForURL(at('/en/cdn'));

    await page.goto(at('/en/account'));
    await buttonOf(page, 'Remove').click();
    await eventually(() => said.textContent(), 'Passkey removed');
    expect(await listed(page)).toBe(0);
    await eventually(() => isInView(page), true);
    expect(await visits.site.lastMail(email)).toContain('A passkey has been removed');
    await logOut(page);
    await page.goto(at('/en/login'));
    await buttonOf(page, 'Log in with a passkey').click();
    await eventually(() => answer(page), ['The passkey could not be used; log in with your password']);
    expect(complaints()).toEqual([]);
    await close();
  });

  test('a device that has one already is told so; another one adds its own', async () => {
    const { page, device, close } = await withPasskey();
    await buttonOf(page, 'Add a passkey').click();
    const fault = page.locator('#passkey-fault');
    await eventually(() => fault.textContent(), 'This device already has a passkey for this account');
    await device.remove();
    await withScreenLock(page);
    await buttonOf(page, 'Add a passkey').click();
    await eventually(() => listed(page), 2);
    await close();
  });

  test('a used signature, or one for another purpose, logs no one in', async () => {
    const { page, device, close } = await withPasskey();
    // Signed by hand, so that the signature can be sent twice.
    const signed = (ask: string) =>
      page.evaluate(async (path) => {
        const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
        const asked = await fetch(`/webapi/account/passkeys/${path}`, { method: 'POST', headers, body: '{}' });
        const { result } = (await asked.json()) as { result: PublicKeyCredentialRequestOptionsJSON };
        // The options for adding a passkey name the site in another property.
        const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({ challenge: result.challenge });
        const credential = await navigator.credentials.get({
          publicKey: { ...publicKey, userVerification: 'required' },
        });
        return JSON.parse(JSON.stringify(credential)) as unknown;
      }, ask);
    const handIn = async (credential: unknown) => {
      const { request } = page.context();
      const answered = await request.post(at('/webapi/account/passkeys/login'), {
        data: { credential },
        headers: { Accept: json },
      });
      return answered.status();
    };
    const once = await signed('login/options');
    expect([await handIn(once), await handIn(once)]).toEqual([200, 422]);
    expect(await handIn(await signed('options'))).toBe(422);
    const { response, ...rest } = (await signed('login/options')) as { response: Record<string, string> };
    const own = JSON.stringify({
      type: 'webauthn.get',
      challenge: 'bmV2ZXIgYXNrZWQ',
      origin: at('').replace(/\/$/, ''),
    });
    const clientDataJSON = Buffer.from(own).toString('base64url');
    expect(await handIn({ ...rest, response: { ...response, clientDataJSON } })).toBe(422);
    await device.isOwner(false);
    await page.goto(at('/en/login'));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const options = page.waitForResponse('**/passkeys/login/options');
    await buttonOf(page, 'Log in with a passkey').click();
    await options;
    await eventually(() => buttonOf(page, 'Log in with a passkey').getAttribute('aria-busy'), null);
    expect([await answer(page), new URL(page.url()).pathname]).toEqual([[], '/en/login']);
    expect(asked).not.toContain('/webapi/account/passkeys/login');
    await close();
  });

  test('without script there is no button, but a passkey can be removed', async () => {
    const { userName, close } = await withPasskey();
    const quiet = await visits.open({ javaScriptEnabled: false });
    await logIn(quiet.page, userName, '/zh-tw/login');
    await quiet.page.goto(at('/zh-tw/login'));
    expect(await buttonOf(quiet.page, '以通行密鑰登入').count()).toBe(0);
    await quiet.page.goto(at('/zh-tw/account'));
    expect(await buttonOf(quiet.page, '新增通行密鑰').count()).toBe(0);
    await buttonOf(quiet.page, '移除').click();
    await eventually(() => listed(quiet.page), 0);
    expect(quiet.complaints()).toEqual([]);
    await quiet.close();
    await close();
  });

  test('a browser without passkeys shows no button', async () => {
    const { page, go, close } = await visits.open();
    await page.addInitScript(() => Reflect.deleteProperty(PublicKeyCredential, 'parseRequestOptionsFromJSON'));
    await go('/en/login');
    // Until the form is live the button is hidden, whether it stays or not.
    const account = page.locator('main [name=account]');
    await account.focus();
    await taken(account);
    await settled(page);
    expect(await page.getByText('Log in with a passkey').count()).toBe(0);
    await close();
  });
});
