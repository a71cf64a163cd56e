// What a browser holds after a full visit is what the list of storage says, and what the privacy policy shows.
import { partWords } from '../../src/shared/i18n/joinWords.ts';
import { kept, type Kept } from '../../src/shared/storage/kept.ts';
import { linkIn, startAccountSite } from '../support/accountSite.ts';
import { fillIn, firstPassword, pressEnter, visitsWithAccounts } from '../support/accountVisits.ts';
import { inside } from '../support/app.ts';
import { embeddedBackend } from '../support/backendParts.ts';
import { hydrated } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { watchKept, type KeptNames } from '../support/keptInBrowser.ts';
import { baseOfKeys, withScreenLock } from '../support/screenLock.ts';

const rows = Object.values<Kept>(kept);
/** A row's name with whatever stands in its place. */
const isOf = ({ name }: Kept, found: string) => new RegExp(`^${name.replace(/<.*>/, '.+')}$`).test(found);
const shown = ({ where, name }: Kept) => `${where} ${name}`;

/** What the list does not name, or not for so long. */
const unlisted = (seen: KeptNames) =>
  (['cookie', 'local', 'session'] as const).flatMap((where) =>
    [...seen[where]]
      .filter(([name, seconds]) => {
        const row = rows.find((one) => one.where === where && isOf(one, name));
        return !row || !(seconds <= (row.seconds ?? 0));
      })
      .map(([name, seconds]) => ({ where, name, seconds })),
  );
const unmet = (seen: KeptNames) => rows.filter((row) => ![...seen[row.where].keys()].some((name) => isOf(row, name)));

/** Its banners ask for their dialog. */
const visits = visitsWithAccounts(async () => {
  const backend = await embeddedBackend();
  const banners: typeof backend.banners = async (...about) =>
    (await backend.banners(...about)).map((banner) => ({ ...banner, dialog: true }));
  return startAccountSite({ replaced: { backend: { ...backend, banners } } });
});

inside('a full visit', () => {
  /** Reads, chooses a language, answers the cookie question, gets lost, types into a form, and has an account with a passkey. */
  async function fullVisit(javaScriptEnabled: boolean): Promise<KeptNames> {
    const baseURL = baseOfKeys(visits.site.base);
    const { page, go, human, close } = await visits.open({ baseURL, javaScriptEnabled });
    const seen = await watchKept(page, javaScriptEnabled);
    await withScreenLock(page);
    const { userName, email } = visits.somebody();
    const arrived = async (address: RegExp) => {
      await page.waitForURL(address);
      if (javaScriptEnabled) await hydrated(page);
      await seen.look();
    };
    const logOut = async () => {
      await page.click('main form[action$=logout] button');
      await arrived(/did=loggedOut/);
    };

    await go('/zh-tw/contact_us');
    await page.locator('[data-locale=en]:visible').first().click();
    await arrived(/\/en\//);
    await page.locator('button[value=accept]').first().click();
    await eventually(async () => seen.cookie.has('consent'), true);
    await page.fill('[name=company]', 'Harbour Ltd');
    if (javaScriptEnabled) await eventually(async () => seen.local.has('form contactUs'), true);
    await go('/en');
    if (javaScriptEnabled) await page.waitForSelector('dialog[open]');
    await go('/en/no-such-page');
    await seen.look();

    await go('/en/register');
    await human();
    await page.check('[name=agreement]');
    await fillIn(page, { userName, email, password: firstPassword, confirm: firstPassword });
    await pressEnter(page);
    await arrived(/did=registered/);
    await go(linkIn(await visits.site.lastMail(email)));
    await page.click('main form button:not([tabindex])');
    await arrived(/did=emailVerified/);

    await go('/en/login');
    await fillIn(page, { account: userName, password: firstPassword });
    await pressEnter(page);
    await arrived(/\/account(#answer)?$/);
    if (javaScriptEnabled) {
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await arrived(/did=passkeyAdded/);
      await logOut();
      await go('/en/login');
      await page.getByRole('button', { name: 'Log in with a passkey' }).click();
      await arrived(/\/account/);
    }
    await logOut();

    await go('/en/forget');
    await fillIn(page, { email });
    await human();
    await page.click('main [name=send]');
    await eventually(async () => (await page.textContent('main'))?.includes('•••@example.com'), true);
    await seen.look();
    await close();
    return seen;
  }

  test('with script it leaves what the list names, all of it, and nothing for longer', async () => {
    const seen = await fullVisit(true);
    expect([unlisted(seen), [...seen.elsewhere]]).toEqual([[], []]);
    // Only a page whose files cannot be loaded writes this one: test/client/chunkGuard.test.ts.
    expect(unmet(seen).map(shown)).toEqual([shown(kept.reloaded)]);
  });

  test('without script it leaves the cookies of the list, and nothing for longer', async () => {
    const seen = await fullVisit(false);
    expect(unlisted(seen)).toEqual([]);
    expect(unmet(seen).map(shown)).toEqual(rows.filter(({ where }) => where !== 'cookie').map(shown));
  });
});

test('the policy shows each row of the list', async () => {
  const { page, close } = await visits.open();
  await page.goto('/en/privacy');
  const names = await page.locator('#section-storage tbody th').allTextContents();
  expect(names).toEqual(rows.map(({ name }) => name));
  await close();
});

test('every form says who collects what before it is sent', async () => {
  const { page, close } = await visits.open({ javaScriptEnabled: false });
  for (const [address, words] of [
    ['/zh-tw/contact_us', '個人資料保護法第 8 條'],
    ['/pt/contact_us', 'LGPD'],
    ['/jp/free_open', '必須項目がない場合'],
    ['/zh-tw/register', '個人資料保護法第 8 條'],
    ['/pt/cloudflare?dialog=register', 'LGPD'],
  ] as const) {
    await page.goto(address);
    const form = page.locator('#form, [role=dialog]');
    expect([address, partWords(await form.innerText()).includes(words)]).toEqual([address, true]);
  }
  await close();
});
