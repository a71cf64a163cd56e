// What a browser stores during a full visit matches the list of storage and the privacy policy.
import type { Page } from 'playwright-core';
import { partWords } from '../../../src/shared/i18n/joinWords.ts';
import { kept, type Kept } from '../../../src/shared/storage/kept.ts';
import { linkIn, startAccountSite } from '../../support/accountSite.ts';
import {
  baseOfKeys,
  fillIn,
  firstPassword,
  pressEnter,
  visitsWithAccounts,
  withScreenLock,
} from '../../support/accountVisits.ts';
import { inside } from '../../support/app.ts';
import { embeddedBackend } from '../../support/backendParts.ts';
import { hydrated } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';

// Everything that the site makes the browser store during a visit, with its lifetime in seconds, even if removed a
// moment later.
type Where = Kept['where'];
type KeptNames = Readonly<Record<Where, Map<string, number>>> & {
  /** In kinds of storage that the site does not use. */
  elsewhere: Set<string>;
  /** Called once a page: finds what neither a header nor a script call showed. */
  look: () => Promise<void>;
};

/** Lifetime in a Set-Cookie line. */
function lifeOf(line: string): number {
  const [, age] = /max-age=(\d+)/i.exec(line) ?? [];
  const [, day = ''] = /expires=([^;]+)/i.exec(line) ?? [];
  return age ? Number(age) : (Date.parse(day) - Date.now()) / 1000;
}

/** Call it before the first page. */
async function watchKept(page: Page, scripted: boolean): Promise<KeptNames> {
  const context = page.context();
  const kept = {
    cookie: new Map<string, number>(),
    local: new Map<string, number>(),
    session: new Map<string, number>(),
    elsewhere: new Set<string>(),
  };
  const note = (where: Where, name: string, seconds: number) =>
    void kept[where].set(name, Math.max(seconds, kept[where].get(name) ?? 0));
  const noteStored = (where: 'local' | 'session', name: string, value: string) => {
    const { until = Infinity } = where === 'session' ? { until: 0 } : (JSON.parse(value) as { until?: number });
    note(where, name, (until - Date.now()) / 1000);
  };

  context.on('response', (response) => {
    void response.headersArray().then(
      (headers) => {
        for (const { name, value } of headers)
          if (name.toLowerCase() === 'set-cookie') note('cookie', value.split('=')[0] ?? '', lifeOf(value));
      },
      // The response of a page that has been left meanwhile.
      () => undefined,
    );
  });
  if (scripted) {
    await context.exposeFunction('noteStored', noteStored);
    await context.addInitScript(() => {
      const { setItem } = Storage.prototype;
      const { noteStored: tell } = globalThis as unknown as { noteStored: (...entry: string[]) => void };
      Storage.prototype.setItem = function notedToo(name, value) {
        tell(this === globalThis.localStorage ? 'local' : 'session', name, value);
        setItem.call(this, name, value);
      };
    });
  }

  async function lookInside(): Promise<void> {
    const found = await page.evaluate(async () => ({
      local: Object.entries(localStorage) as [string, string][],
      session: Object.entries(sessionStorage) as [string, string][],
      elsewhere: [
        ...(await caches.keys()),
        ...(await indexedDB.databases()).map(({ name = '' }) => name),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ],
    }));
    for (const where of ['local', 'session'] as const)
      for (const [name, value] of found[where]) noteStored(where, name, value);
    for (const name of found.elsewhere) kept.elsewhere.add(name);
  }
  return {
    ...kept,
    async look() {
      for (const { name, expires } of await context.cookies()) note('cookie', name, expires - Date.now() / 1000);
      if (scripted) await lookInside();
    },
  };
}

const rows = Object.values<Kept>(kept);
/** A row's name, whose placeholders may stand for anything; over plain http cookies lack the __Host- prefix. */
const isOf = ({ name }: Kept, found: string) =>
  new RegExp(`^${name.replace('__Host-', '').replace(/<.*>/, '.+')}$`).test(found);
const shown = ({ where, name }: Kept) => `${where} ${name}`;

/** Tolerance in seconds: the browser counts by its own clock, and the header has whole seconds of the server's. */
const clocksApart = 60;

/** Found in the browser but not in the list, or kept longer than listed. */
const unlisted = (seen: KeptNames) =>
  (['cookie', 'local', 'session'] as const).flatMap((where) =>
    [...seen[where]]
      .filter(([name, seconds]) => {
        const row = rows.find((one) => one.where === where && isOf(one, name));
        return !row || !(seconds <= (row.seconds ?? 0) + clocksApart);
      })
      .map(([name, seconds]) => ({ where, name, seconds })),
  );
const unmet = (seen: KeptNames) => rows.filter((row) => ![...seen[row.where].keys()].some((name) => isOf(row, name)));

/** A site whose banners all ask for a dialog. */
const visits = visitsWithAccounts(async () => {
  const backend = await embeddedBackend();
  const banners: typeof backend.banners = async (...about) =>
    (await backend.banners(...about)).map((banner) => ({ ...banner, dialog: true }));
  return startAccountSite({ replaced: { backend: { ...backend, banners } } });
});

inside('a full visit', () => {
  /**
   * Reads, chooses a language, answers the cookie question, reaches a 404 page, types into a form, and has an account
   * with a passkey.
   */
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
    // The page that the answer leads to: what is typed before it would be typed into the old one.
    await page.locator('button[value=accept]').first().waitFor({ state: 'hidden' });
    await page.fill('[name=company]', 'Harbour Ltd');
    if (javaScriptEnabled)
      await eventually(async () => [...seen.local.keys()].some((name) => name.startsWith('form contactUs')), true);
    await go('/en');
    if (javaScriptEnabled) await page.waitForSelector('dialog[open]');
    await go('/en/no-such-page');
    await seen.look();

    await go('/en/estimate');
    await page.click('#add button');
    await arrived(/\/estimate\?e=/);
    if (javaScriptEnabled) {
      await page.fill('[name=q0]', '2');
      await eventually(async () => seen.local.has('estimate'), true);
    }

    await go('/en/register');
    await human();
    await page.check('[name=agreement]');
    await fillIn(page, { userName, email, password: firstPassword, confirm: firstPassword });
    await pressEnter(page);
    await arrived(/did=registered/);
    await go(linkIn(await visits.site.lastMail(email)));
    await fillIn(page, { password: firstPassword, confirm: firstPassword });
    await pressEnter(page);
    await arrived(/did=emailVerified/);

    await go('/en/login');
    await fillIn(page, { account: userName, password: firstPassword });
    await pressEnter(page);
    await arrived(/\/account(#answer)?$/);
    if (javaScriptEnabled) {
      // Its code comes when it is near the view.
      await page.locator('#passkeys').scrollIntoViewIfNeeded();
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

  test('with script it stores everything in the list, and nothing for longer', async () => {
    const seen = await fullVisit(true);
    expect([unlisted(seen), [...seen.elsewhere]]).toEqual([[], []]);
    // This one is stored only when a page's scripts cannot be loaded: see test/client/start/startScript.test.ts.
    expect(unmet(seen).map(shown)).toEqual([shown(kept.reloaded)]);
  });

  test('without script it stores the cookies of the list, and nothing for longer', async () => {
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

test('every form says before sending who collects what', async () => {
  const { page, close } = await visits.open({ javaScriptEnabled: false });
  for (const [address, words] of [
    ['/zh-tw/contact_us', '個人資料保護法第 8 條'],
    ['/pt/contact_us', 'LGPD'],
    ['/jp/free_open', '必須項目が空欄の場合'],
    ['/zh-tw/register', '個人資料保護法第 8 條'],
    ['/pt/cloudflare?dialog=register', 'LGPD'],
  ] as const) {
    await page.goto(address);
    const form = page.locator(address.includes('dialog=') ? '[role=dialog]' : '#form');
    expect([address, partWords(await form.innerText()).includes(words)]).toEqual([address, true]);
  }
  await close();
});
