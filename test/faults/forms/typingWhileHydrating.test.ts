// A visitor on a slow phone types, ticks and presses while React hydrates the page: nothing of it is lost.
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../../support/eventually.ts';
import { counts, faultTimeoutMs, report } from '../../support/faults.ts';
import { startFormSite } from '../../support/formSite.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

const runs = counts(1, 20);
const tabs = 2;
const slowness = 6;

const { newVisit } = siteInBrowser(startFormSite);

/** True when React has hydrated the element. */
const isLive = (element: Locator) =>
  element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));

const sentence = 'Somebody types one sign after the other and never looks up. ';

/** Types until React has hydrated the field, and a little longer. */
async function typeThrough(page: Page, field: Locator, paceMs: number): Promise<string> {
  let typed = '';
  const type = async (count: number) => {
    for (let done = 0; done < count; done += 1) {
      const sign = sentence[typed.length % sentence.length] ?? '';
      await page.keyboard.type(sign, { delay: paceMs });
      typed += sign;
    }
  };
  await field.evaluate((node: HTMLInputElement) => {
    node.focus();
    node.setSelectionRange(node.value.length, node.value.length);
  });
  // Asking the page gives it time to hydrate, so it is asked only every five characters.
  do await type(5);
  while (!(await isLive(field)));
  await type(10);
  return typed;
}

async function slowVisit() {
  const visit = await newVisit({ locale: 'en' });
  visit.page.setDefaultTimeout(60_000);
  const session = await visit.page.context().newCDPSession(visit.page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  return visit;
}

const paces = [0, 20, 50, 90];
const fields = ['[name=message]', '[name=firstName]'];

/** Ticks, presses and types in a form that is just loading. */
async function fillsIn(page: Page, run: number): Promise<void> {
  await page.goto('/en/contact_us', { waitUntil: 'commit' });
  await page.locator('[name=contactTime][value=morning]').check();
  await page.locator('[name=services][value=sms]').check();
  await page.locator('#f-slider-v').click();
  const field = page.locator(`main form ${fields[run % 2]}`);
  const node = await field.elementHandle();
  const typed = await typeThrough(page, field, paces[run % paces.length] ?? 0);
  expect(await field.inputValue()).toBe(typed);
  expect(await node?.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.locator('[name=contactTime][value=morning]').isChecked()).toBe(true);
  expect(await page.locator('[name=services][value=sms]').isChecked()).toBe(true);
  await eventually(async () => (await page.inputValue('[name=humanProof]')) !== '', true);
}

/** Goes on in a form that came back with faults: its fields hold what was sent. */
async function mends(page: Page, run: number): Promise<void> {
  await page.goto('/en/contact_us', { waitUntil: 'domcontentloaded' });
  const sent = 'Too short.';
  await page.evaluate((value) => {
    const form = document.querySelector<HTMLFormElement>('main form');
    for (const name of ['firstName', 'message']) Object.assign(form?.elements.namedItem(name) ?? {}, { value });
    // Sends like a browser without our script.
    form?.submit();
  }, sent);
  // The browser itself moves the focus to the list of faults.
  await page.waitForSelector('#answer:focus');
  const field = page.locator(`main form ${fields[run % 2]}`);
  const node = await field.elementHandle();
  const typed = await typeThrough(page, field, paces[run % paces.length] ?? 0);
  expect(await field.inputValue()).toBe(sent + typed);
  expect(await node?.evaluate((element) => element === document.activeElement)).toBe(true);
}

/** Opens a menu before its code has loaded. */
async function opensMenu(page: Page): Promise<void> {
  await page.goto('/en', { waitUntil: 'commit' });
  const menu = page.locator('#menu details').first();
  await menu.locator('summary').click();
  await eventually(() => isLive(menu), true);
  expect(await menu.getAttribute('open')).toBe('');
  await page.keyboard.press('Escape');
  await eventually(() => menu.getAttribute('open'), null);
}

/** The console line about the form that came back; nothing else may be logged. */
const expectedNoise = /status of 422/;

test(
  'nothing is lost',
  async () => {
    const lost: string[] = [];
    let next = 0;
    const visitor = async () => {
      while (next < runs) {
        const run = next;
        next += 1;
        for (const does of [fillsIn, mends, opensMenu]) {
          const { page, complaints, close } = await slowVisit();
          try {
            await does(page, run);
            expect(complaints.filter((text) => !expectedNoise.test(text))).toEqual([]);
          } catch (error) {
            lost.push(`run ${run}, ${does.name}: ${String(error)}`);
          }
          await close();
        }
      }
    };
    await Promise.all(Array.from({ length: tabs }, visitor));
    report({
      fault: 'typing, ticking and pressing while the page hydrates',
      promise: 'nothing is lost, no element of the server is replaced',
      count: `${runs} runs on a processor ${slowness} times slower, ${tabs} tabs at once`,
      result: `${runs * 3 - lost.length} of ${runs * 3} visits kept everything`,
      lost: lost.length,
    });
    expect(lost).toEqual([]);
  },
  faultTimeoutMs,
);
