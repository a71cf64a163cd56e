// What a browser holds after a full visit is what the list of storage says, and what the privacy policy shows.
import type { Page } from 'playwright-core';
import { partWords } from '../../src/shared/i18n/joinWords.ts';
import { kept, type Kept } from '../../src/shared/storage/kept.ts';
import { startApp } from '../support/app.ts';
import { hydrated } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { siteInBrowser } from '../support/siteInBrowser.ts';

const { newVisit } = siteInBrowser(startApp);

/** A row's name with whatever stands in its place. */
const patternOf = ({ name }: Kept) => new RegExp(`^${name.replace(/<.*>/, '.+')}$`);
const listed = (where: Kept['where']) => Object.values<Kept>(kept).filter((row) => row.where === where);
const unlisted = (where: Kept['where'], names: readonly string[]) =>
  names.filter((name) => !listed(where).some((row) => patternOf(row).test(name)));
const namesIn = (page: Page, where: 'localStorage' | 'sessionStorage') =>
  page.evaluate((area) => Object.keys(globalThis[area]), where);

/** Reads, chooses a language, answers the cookie question, types into a form, follows links and gets lost. */
async function fullVisit() {
  const visit = await newVisit({ locale: 'en-GB' });
  const { page } = visit;
  const seen = { cookie: new Map<string, number>(), local: new Set<string>(), session: new Set<string>() };
  const look = async () => {
    for (const { name, expires } of await page.context().cookies()) seen.cookie.set(name, expires);
    for (const name of await namesIn(page, 'localStorage')) seen.local.add(name);
    for (const name of await namesIn(page, 'sessionStorage')) seen.session.add(name);
  };
  await page.goto('/zh-tw/contact_us');
  await hydrated(page);
  await page.locator('[data-locale=en]:visible').first().click();
  await page.waitForURL(/\/en\//);
  await page.locator('button[value=reject]').first().click();
  await eventually(async () => (await page.context().cookies()).some(({ name }) => name === 'consent'), true);
  await page.locator('input[name=company]').fill('Example Ltd');
  await eventually(async () => (await namesIn(page, 'localStorage')).some((name) => name.startsWith('form ')), true);
  await look();
  // Without following: the page that it leads to takes the cookie away again.
  await page.context().request.get('/en/no-such-page', { maxRedirects: 0 });
  await look();
  await visit.close();
  return seen;
}

test('nothing is kept that the list does not name, and no longer than it says', async () => {
  const { cookie, local, session } = await fullVisit();
  expect(unlisted('cookie', [...cookie.keys()])).toEqual([]);
  expect(unlisted('local', [...local])).toEqual([]);
  expect(unlisted('session', [...session])).toEqual([]);
  // The visit was a full one: it has met what these rows name.
  expect([...cookie.keys()].sort()).toEqual(['consent', 'locale', 'notice']);
  expect([...local]).toContain('form contactUs');
  expect([...session]).toContain('key contactUs');
  for (const row of listed('cookie')) {
    const left = (cookie.get(row.name) ?? 0) - Date.now() / 1000;
    expect([row.name, left <= (row.seconds ?? 0)]).toEqual([row.name, true]);
  }
});

test('the policy shows each row of the list', async () => {
  const { page, close } = await newVisit();
  await page.goto('/en/privacy');
  const names = await page.locator('#section-storage tbody th').allTextContents();
  expect(names).toEqual(Object.values(kept).map(({ name }) => name));
  await close();
});

test('every form says who collects what before it is sent', async () => {
  const { page, close } = await newVisit({ javaScriptEnabled: false });
  for (const [address, words] of [
    ['/zh-tw/contact_us', '個人資料保護法第 8 條'],
    ['/pt/contact_us', 'LGPD'],
    ['/jp/free_open', '必須項目がない場合'],
  ] as const) {
    await page.goto(address);
    const form = page.locator('form', { has: page.locator('button[name=send]') });
    expect([address, partWords(await form.innerText()).includes(words)]).toEqual([address, true]);
  }
  await close();
});
