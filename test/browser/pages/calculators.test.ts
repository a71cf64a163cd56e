// Every calculator in Chromium, with and without script: filled in, the same result, wrong values marked, and values
// passed on to the form.
import type { Page } from 'playwright-core';
import { startApp, uncached } from '../../support/app.ts';
import { hydrated, phone, restLoaded, taken, type Visit } from '../../support/browser.ts';
import { calculatorCases } from '../../support/calculatorCases.ts';
import { contentOfTests } from '../../support/contentOfTests.ts';
import { eventually } from '../../support/eventually.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

const fullWidth = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(digit.codePointAt(0)! + 0xfee0));

const cases = Object.entries(calculatorCases).map(([name, { answers, wrong }]) => {
  const [path, figure] = answers[0] ?? ['', ''];
  // The browser's own time field accepts no wrong value.
  return { name, path, figure, wrong: name === 'quiet' ? undefined : wrong[0] };
});

const contentFolder = contentOfTests();
const { site: app, newVisit } = siteInBrowser(() => startApp({ env: uncached, replaced: { contentFolder } }));

/** Fills in a calculator with the query of an address and sends it; returns what the fields held. */
async function ask(page: Page, address: string, write = (value: string) => value): Promise<Record<string, string>> {
  const { pathname, searchParams } = new URL(address, app.base);
  if (new URL(page.url()).pathname !== pathname) await page.goto(pathname, { waitUntil: 'domcontentloaded' });
  const form = page.locator('main form', { has: page.locator(`[name=${[...searchParams.keys()][0]}]`) }).first();
  const written: Record<string, string> = {};
  for (const [name, value] of searchParams) {
    const field = form.locator(`[name=${name}]`);
    const kind = await field.evaluate((element) => (element as HTMLInputElement).type);
    written[name] = kind === 'text' ? write(value) : value;
    await (kind === 'select-one' ? field.selectOption(value) : field.fill(written[name]));
  }
  await form.locator('button').click();
  await page.waitForURL((url) =>
    Object.entries(written).every(([name, value]) => url.searchParams.get(name) === value),
  );
  return written;
}

const shownIn = (page: Page) =>
  page.locator('[id^=result] output').evaluate((output) => (output.firstChild?.textContent ?? '').replace(/\s/g, ' '));

/** Without script only every third: the form is the same, and the route suite sends all of them. */
describe.each([true, false])('with script: %s', (javaScriptEnabled) => {
  /** One visitor tries them all: shared files are fetched once, and no page fades into the next. */
  let visit: Visit;
  beforeAll(async () => {
    visit = await newVisit({ javaScriptEnabled, reducedMotion: 'reduce' });
  });
  afterAll(() => visit.close());

  test.each(javaScriptEnabled ? cases : cases.filter((_, index) => index % 3 === 0))(
    '$name says what is wrong, answers, and goes on to the form',
    async ({ path, figure, wrong }) => {
      const { page, complaints } = visit;
      if (wrong) {
        const written = await ask(page, wrong);
        const bad = page.locator('[aria-invalid=true]');
        expect([await bad.count(), await page.locator('[id^=result] output').count()]).toEqual([1, 0]);
        const message = await bad.getAttribute('aria-describedby');
        expect(await page.locator(`#${message}`).innerText()).not.toBe('');
        for (const [field, value] of Object.entries(written))
          expect(await page.locator(`main form:has([aria-invalid]) [name=${field}]`).inputValue()).toBe(value);
      }
      await ask(page, path, fullWidth);
      await eventually(() => shownIn(page), figure);
      expect(new URL(page.url()).hash).toMatch(/^#result/);
      await page.locator('[id^=result] a[href*="plan="]').click();
      const form = page.locator('main form', { has: page.locator('[name=plan][type=hidden]') });
      // The page before may have such a form as well.
      await page.waitForURL((url) => url.searchParams.has('plan'));
      const plan = new URL(page.url()).searchParams.get('plan') ?? '';
      await eventually(() => form.locator('[name=plan]').inputValue(), plan);
      expect(await form.locator('[data-part^=WishNote]').innerText()).toMatch(/[:：]\s*\S/);
      expect(complaints.splice(0)).toEqual([]);
    },
  );
});

test('what was typed and not calculated goes along to another language and another currency', async () => {
  const { page, close } = await newVisit({ reducedMotion: 'reduce' });
  const typed = page.locator('#estimate-gb');
  await page.goto('/zh-tw/cdn');
  await hydrated(page);
  await restLoaded(page);
  await typed.fill('98765');
  await page.locator('a[data-locale=en]:visible').first().click();
  await page.waitForURL('**/en/cdn?**');
  await eventually(() => typed.inputValue(), '98765');
  await hydrated(page);
  await restLoaded(page);
  await typed.fill('4321');
  await page.locator('main a[href*="cur=twd"]').first().click();
  await page.waitForURL('**cur=twd**');
  await eventually(() => typed.inputValue(), '4321');
  await close();
});

test('on a phone a wrong value leads to its field, not to the empty result below it', async () => {
  const { page, close } = await newVisit({ javaScriptEnabled: false, viewport: phone });
  await page.goto('/en/coshield');
  await ask(page, '/en/coshield?users=none');
  const [field, header] = await Promise.all(
    ['[aria-invalid=true]', 'header'].map((each) => page.locator(each).first().boundingBox()),
  );
  expect(field?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  expect((field?.y ?? Infinity) + (field?.height ?? 0)).toBeLessThan(phone.height);
  await close();
});

test('the button of the message meter prices the message and the recipients that are there, and keeps both', async () => {
  const { page, close } = await newVisit({ locale: 'en', reducedMotion: 'reduce' });
  await page.goto('/en/sms');
  await restLoaded(page);
  const [meter, recipients] = [page.locator('#meter-text'), page.locator('main [name=n]').first()];
  await recipients.fill('777');
  await meter.scrollIntoViewIfNeeded();
  await taken(meter);
  const message = 'a'.repeat(400);
  await meter.fill(message);
  await page.locator('#message button').click();
  await page.waitForURL('**len=400**');
  await eventually(async () => [await recipients.inputValue(), await meter.inputValue()], ['777', message]);
  await eventually(async () => (await shownIn(page)).includes('111.89'), true);
  await close();
});
