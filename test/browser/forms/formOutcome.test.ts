// The result of a form is in view at once, on a phone, with and without script; and it is never sent twice.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { inside } from '../../support/app.ts';
import { holdScripts, hydrated, phone } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { fill, proven, touch, type Place } from '../../support/formPage.ts';
import { startFormSite } from '../../support/formSite.ts';
import { samplePdf } from '../../support/sampleFiles.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

const below: Place = { form: 'consult', locale: 'en', path: '/en/gcp-service' };
const contact: Place = { form: 'contactUs', locale: 'en', path: '/en/contact_us' };

/** True when its top edge is in the upper half of the window, below the sticky header. */
const inView = (page: Page) =>
  page.evaluate(() => {
    const { top = -1, left = 0 } = document.getElementById('answer')?.getBoundingClientRect() ?? {};
    const shown = document.elementFromPoint(left + 20, top + 20);
    return top >= 0 && top < innerHeight / 2 && shown?.closest('#answer') !== null;
  });

async function answerSum(page: Page): Promise<void> {
  const [, a, b] = /(\d) plus (\d)/.exec((await page.textContent('label:has(+ [name=humanAnswer])')) ?? '') ?? [];
  await page.fill('[name=humanAnswer]', `${Number(a) + Number(b)}`);
}

inside('on a phone, with the human check', () => {
  const { site, newVisit } = siteInBrowser(() => startFormSite({ env: { CAPTCHA: 'on', TRUST_PROXY: 'true' } }));

  const leadsOf = async (company: string) => (await site.leads()).filter(({ values }) => values['company'] === company);

  test('without script: one press is enough, with the sum on the first form; faults and thanks are in view', async () => {
    const { page, close } = await newVisit({
      javaScriptEnabled: false,
      viewport: phone,
      extraHTTPHeaders: { 'X-Forwarded-For': '203.0.113.11' },
    });
    await page.goto(`${below.path}?plan=cdnPack%20500`);
    expect(await page.isVisible('input[type=range]')).toBe(false);
    expect(await page.getByText('Your draft stays on this device').isVisible()).toBe(false);
    const company = `By sum ${randomUUID()}`;
    await fill(page, below, { company, email: 'wrong' });
    await answerSum(page);
    await page.click('[name=send]');
    await eventually(() => page.title(), expect.stringMatching(/^1 field needs attention/));
    await eventually(() => inView(page), true);
    expect(await page.inputValue('[name=company]')).toBe(company);
    expect(await page.locator('[name=humanAnswer]').isVisible()).toBe(false);
    await page.fill('[name=email]', 'right@example.com');
    await page.click('[name=send]');
    await page.waitForURL(/\?sent=CO-/);
    expect(await page.title()).toMatch(/^Sent/);
    await eventually(() => inView(page), true);
    expect(await page.textContent('#answer')).toContain('You sent along: 500\u00a0GB traffic pack');
    expect(await page.locator('#answer b').textContent()).toBe(new URL(page.url()).searchParams.get('sent'));
    expect(await page.locator('#answer button').isVisible()).toBe(false);
    expect(await leadsOf(company)).toHaveLength(1);
    await close();
  });

  test('with script: faults and thanks are in view and have the focus, and Back makes no second lead', async () => {
    const { page, complaints, close } = await newVisit({ viewport: phone });
    await page.goto(below.path);
    await hydrated(page);
    await touch(page);
    const company = `Back ${randomUUID()}`;
    await fill(page, below, { company, email: '' });
    await page.click('[name=send]');
    await eventually(() => page.evaluate(() => document.activeElement?.id), 'answer');
    expect(await page.title()).toMatch(/^2 fields need attention/);
    await eventually(() => inView(page), true);
    await page.fill('[name=email]', 'right@example.com');
    await page.click('#f-slider-v');
    await proven(page);
    await page.click('[name=send]');
    await page.waitForURL(/\?sent=CO-/);
    await hydrated(page);
    await eventually(() => page.evaluate(() => document.activeElement?.id), 'answer');
    expect(await page.title()).toMatch(/^Sent/);
    await eventually(() => inView(page), true);
    const [, reference = '-'] = /sent=([\w-]+)/.exec(page.url()) ?? [];
    expect(complaints).toEqual([]);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy number' }).click();
    await page.locator('#answer [role=status]').getByText('Copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
    await page.goBack();
    await page.waitForURL(`${site.base}${below.path}`);
    await touch(page);
    await fill(page, below, { company, email: 'right@example.com' });
    await page.click('#f-slider-v');
    await proven(page);
    await page.click('[name=send]');
    await page.waitForURL(/again=yes/);
    expect(await page.textContent('#answer')).toContain('We have already received this form');
    expect(await page.textContent('#answer')).toContain(reference);
    expect(await leadsOf(company)).toHaveLength(1);
    await close();
  });

  test('the slider works by keyboard, and reports when it is done', async () => {
    const { page, close } = await newVisit({ viewport: phone });
    await page.goto(contact.path);
    await touch(page);
    const at = async () => Number(await page.inputValue('input[type=range]'));
    await page.focus('input[type=range]');
    for (const key of ['ArrowRight', 'ArrowUp', 'PageUp']) {
      const before = await at();
      await page.keyboard.press(key);
      expect(await at()).toBeGreaterThan(before);
    }
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowLeft');
    expect(await at()).toBeGreaterThan(0);
    await page.keyboard.press('Home');
    expect(await at()).toBe(0);
    // A key held down: pressed repeatedly without release.
    for (let times = 0; times < 24; times += 1) await page.keyboard.down('ArrowRight');
    await page.keyboard.up('ArrowRight');
    await proven(page);
    await page.getByRole('status').getByText('Verified').waitFor();
    expect(await page.getAttribute('input[type=range]', 'aria-valuetext')).toBe('Verified');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('range');
    await close();
  });

  test('the button works when it is the very first thing pressed', async () => {
    const { page, close } = await newVisit({ viewport: phone });
    const freeLine = await holdScripts(page);
    await page.goto(contact.path, { waitUntil: 'commit' });
    await page.click('#f-slider-v');
    freeLine();
    await proven(page);
    await close();
  });

  test('a file goes before the human check, and nothing is refused on its way', async () => {
    const { page, complaints, close } = await newVisit({ viewport: phone });
    await page.goto(contact.path);
    await hydrated(page);
    await touch(page);
    await page.setInputFiles('input[type=file]', {
      name: 'plan.pdf',
      mimeType: 'application/pdf',
      buffer: samplePdf(),
    });
    await page.waitForSelector('main form li:not([aria-busy]) button[name=remove]');
    expect(await page.inputValue('[name=humanProof]')).toBe('');
    expect(complaints).toEqual([]);
    await close();
  });

  test('a draft follows to another language; too many files are refused, and nothing typed is lost', async () => {
    const { page, close } = await newVisit({ viewport: phone });
    await page.goto(contact.path);
    await touch(page);
    const company = `Moved ${randomUUID()}`;
    await page.fill('[name=company]', company);
    const files = Array.from({ length: 21 }, (_, index) => `${index}.pdf`).map((name) => ({
      name,
      mimeType: 'application/pdf',
      buffer: samplePdf(),
    }));
    await page.setInputFiles('input[type=file]', files);
    await page.waitForSelector('#f-attachments-e');
    await eventually(() => page.locator('main form li:not([aria-busy]):has(button)').count(), 3);
    expect(await page.locator('main form li:has(button) > span:first-child').allTextContents()).toEqual([
      '0.pdf',
      '1.pdf',
      '2.pdf',
    ]);
    await eventually(() => page.evaluate(() => Object.values(localStorage).join()), expect.stringContaining(company));
    await page.goto('/jp/contact_us');
    // The form is far down on this page, and wakes when it is near the window.
    await page.locator('main form').scrollIntoViewIfNeeded();
    await page.click('main form [role=group] button');
    await eventually(() => page.inputValue('[name=company]'), company);
    await eventually(() => page.locator('main form li:has(button)').count(), 3);
    await close();
  });
});

inside('without script, in another language', () => {
  const { newVisit } = siteInBrowser(() => startFormSite({ env: { CAPTCHA: 'off' } }));

  test('what is wrong has a heading of one size in every form', async () => {
    const { page, close } = await newVisit({ javaScriptEnabled: false });
    const sizes: string[] = [];
    for (const path of ['/jp/contact_us', '/jp/free_open', '/jp/sms']) {
      await page.goto(path);
      await page.click('[name=send]');
      const heading = page.locator('[role=alert] h2');
      sizes.push(await heading.evaluate((element) => getComputedStyle(element).fontSize));
    }
    expect(new Set(sizes)).toEqual(new Set(['18px']));
    await close();
  });
});
