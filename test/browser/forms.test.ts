// Forms in a real browser: sent with script and without, kept drafts, a lost line, and no fault for assistive technology.
import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { forms } from '../../src/shared/forms/forms.ts';
import { fieldsOf, type FormId } from '../../src/shared/forms/Form.ts';
import { localeCodes, type LocaleCode } from '../../src/shared/i18n/locales.ts';
import { hasPage, pathOf } from '../../src/shared/pages/addresses.ts';
import { inside } from '../support/app.ts';
import { hydrated, newVisit, phone, settled, startBrowser } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { entriesFor, type Entries } from '../support/formEntries.ts';
import { startFormSite, type FormSite } from '../support/formSite.ts';
import { samplePdf } from '../support/sampleFiles.ts';

type Place = { form: FormId; locale: LocaleCode; path: string };

const places: Place[] = forms.flatMap(({ form, pages: [page = 'contactUs', other = page] }) =>
  localeCodes.flatMap((locale) => {
    const there = [page, other].find((one) => hasPage(one, locale));
    return there ? [{ form: form.id, locale, path: pathOf(there, locale) }] : [];
  }),
);
const formOf = (id: FormId) => forms.find(({ form }) => form.id === id)?.form ?? forms[0]!.form;

/** Fills in as a person does: by what the page offers. */
async function fill(page: Page, { form, locale }: Place, different: Entries = {}): Promise<void> {
  const entries = entriesFor(form, locale, different);
  for (const field of fieldsOf(formOf(form), locale)) {
    const value = entries[field.name];
    if (value === undefined || ['carried', 'files'].includes(field.kind)) continue;
    if (field.kind === 'select') await page.selectOption(`[name=${field.name}]`, String(value));
    else if (['radios', 'checks', 'tick'].includes(field.kind)) {
      for (const one of [value].flat()) await page.check(`[name=${field.name}][value=${one}]`);
    } else await page.fill(`[name=${field.name}]`, String(value));
  }
}

/** The code that helps with a form arrives with the first touch; what is done before it goes unheard. */
async function touch(page: Page): Promise<void> {
  await page.focus('form[data-form] input:not([type=hidden])');
  await page.waitForSelector('form[data-enhanced]');
}

async function verify(page: Page): Promise<void> {
  await page.click('[data-verify]');
  await proven(page);
}

const proven = (page: Page) => eventually(async () => (await page.inputValue('[name=humanProof]')) !== '', true);

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function axeFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

inside('in the browser', () => {
  let site: FormSite;
  let browser: Browser;

  beforeAll(async () => {
    site = await startFormSite();
    browser = await startBrowser();
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  /** One trial a company: a test that runs again is another company. */
  const otherCompany = (): Entries => ({ companyDomain: `${randomUUID()}.example.org` });

  test.each(places)('$path with script', async (place) => {
    const { page, complaints, close } = await newVisit(browser, site.base);
    await page.goto(place.path);
    await hydrated(page);
    await touch(page);
    await fill(page, place, place.form === 'freeOpen' ? otherCompany() : {});
    await verify(page);
    await page.click('[data-send]');
    await page.waitForURL(/\?sent=CO-/);
    expect(await page.textContent('[data-sent]')).toMatch(/CO-[0-9A-Z]{4}-[0-9A-Z]{4}/);
    expect(complaints).toEqual([]);
    await close();
  });

  test.each(places)('$path without script', async (place) => {
    const { page, close } = await newVisit(browser, site.base, { javaScriptEnabled: false, viewport: phone });
    await page.goto(place.path);
    await fill(page, place, place.form === 'freeOpen' ? otherCompany() : { company: 'No script' });
    await page.click('[data-send]');
    await page.waitForURL(/\?sent=CO-/);
    await page.goBack();
    await page.waitForURL(site.base + place.path);
    await close();
  });

  test.each(['/en/contact_us', '/zh-tw/free_open', '/jp/success', '/pt/gcp-service'])(
    'axe finds nothing on %s, empty, failed or sent',
    async (path) => {
      const place = { ...places.find(({ path: one }) => one === path)!, path };
      for (const viewport of [phone, { width: 1440, height: 900 }]) {
        const { page, close } = await newVisit(browser, site.base, { viewport, reducedMotion: 'reduce' });
        await page.goto(path);
        await hydrated(page);
        expect(await axeFaults(page)).toEqual([]);
        await touch(page);
        await page.click('[data-send]');
        await page.waitForSelector('[data-summary]:not([hidden])');
        await eventually(() => page.evaluate(() => document.activeElement?.matches('[data-summary]')), true);
        expect(await axeFaults(page)).toEqual([]);
        await page.goto(`${path}?sent=CO-9ATJ-3PM5`);
        await hydrated(page);
        await page.waitForSelector('[data-sent]');
        expect(await axeFaults(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        await close();
      }
      expect(place.path).toBe(path);
    },
  );

  const contact: Place = { form: 'contactUs', locale: 'en', path: '/en/contact_us' };

  test('a draft with its files is offered again after a reload, and gone once sent', async () => {
    const { page, close } = await newVisit(browser, site.base);
    await page.goto(contact.path);
    await hydrated(page);
    await touch(page);
    await fill(page, contact, { company: 'Reloaded Ltd' });
    await page.setInputFiles('input[type=file]', {
      name: 'plan.pdf',
      mimeType: 'application/pdf',
      buffer: samplePdf(),
    });
    await page.waitForSelector('[data-files] li[data-path]:not([data-path=""])');
    const kept = () => page.evaluate(() => Object.values(localStorage).join('\n'));
    await eventually(kept, expect.stringMatching(/Reloaded Ltd.*"files":"\w/));
    await page.reload();
    await page.click('[data-restore]');
    await eventually(() => page.inputValue('[name=company]'), 'Reloaded Ltd');
    await page.waitForSelector('[data-files] li[data-path]');
    await verify(page);
    await page.click('[data-send]');
    await page.waitForURL(/sent=/);
    const lead = (await site.leads()).find(({ reference }) => page.url().endsWith(reference));
    expect(lead).toMatchObject({ values: { company: 'Reloaded Ltd' }, files: [{ name: 'plan.pdf' }] });
    await page.goto(contact.path);
    await hydrated(page);
    await settled(page);
    expect(await page.isVisible('[data-draft]')).toBe(false);
    await close();
  });

  test('sent while the line is gone, it arrives when the line is back, once', async () => {
    const { page, close } = await newVisit(browser, site.base);
    await page.goto(contact.path);
    await hydrated(page);
    await touch(page);
    const company = `Offline ${randomUUID()}`;
    await fill(page, contact, { company });
    await verify(page);
    await page.context().setOffline(true);
    await page.click('[data-send]');
    await page.waitForFunction(() => document.querySelector('[data-status]')?.textContent?.includes('offline'));
    await page.context().setOffline(false);
    await page.waitForURL(/sent=/);
    expect((await site.leads()).filter(({ values }) => values['company'] === company)).toHaveLength(1);
    await close();
  });

  test('the slider is moved by keys, and a fault goes away when it is mended', async () => {
    const { page, close } = await newVisit(browser, site.base);
    await page.goto(contact.path);
    await hydrated(page);
    await touch(page);
    await page.fill('[name=email]', 'wrong');
    await page.focus('[name=company]');
    await page.waitForSelector('#f-email-e');
    await page.fill('[name=email]', 'right@example.com');
    await page.waitForSelector('#f-email-e', { state: 'detached' });
    await page.focus('[data-slider]');
    await page.keyboard.press('End');
    await proven(page);
    await close();
  });
});

inside('with the human check', () => {
  test('the button computes a proof that the server takes', async () => {
    const site = await startFormSite({ env: { CAPTCHA: 'on' } });
    const browser = await startBrowser();
    const { page, complaints, close } = await newVisit(browser, site.base);
    const place: Place = { form: 'consult', locale: 'en', path: '/en/gcp-service' };
    await page.goto(place.path);
    await hydrated(page);
    await touch(page);
    await fill(page, place);
    await verify(page);
    await page.click('[data-send]');
    await page.waitForURL(/sent=/);
    expect(complaints).toEqual([]);
    await close();
    await browser.close();
    await site.close();
  });
});
