// Oversized forms, lost connections and proxy errors: on a phone everything typed stays, with and without script.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { partWords } from '../../../src/shared/i18n/joinWords.ts';
import { inside } from '../../support/app.ts';
import { hydrated, phone } from '../../support/browser.ts';
import { fill, touch, verify, type Place } from '../../support/formPage.ts';
import { startFormSite } from '../../support/formSite.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';

const contact: Place = { form: 'contactUs', locale: 'en', path: '/en/contact_us' };
const long = 'x'.repeat(100_000);

inside('more than a form takes', () => {
  const { site, newVisit } = siteInBrowser(startFormSite);

  async function filledIn(javaScriptEnabled: boolean, different = {}) {
    const visit = await newVisit({ viewport: phone, javaScriptEnabled });
    const { page } = visit;
    await page.goto(contact.path);
    if (javaScriptEnabled) {
      await hydrated(page);
      await touch(page);
    }
    const company = `Kept ${randomUUID()}`;
    await fill(page, contact, { company, ...different });
    const leads = async () => (await site.leads()).filter(({ values }) => values['company'] === company);
    const kept = async () => ({
      company: await page.inputValue('[name=company]'),
      email: await page.inputValue('[name=email]'),
      services: await page.isChecked('[name=services][value=sms]'),
    });
    return { ...visit, leads, kept, typed: { company, email: 'visitor@example.com', services: true } };
  }

  const complaint = (page: Page, field: string) => page.locator(`#f-${field}-e`);

  test.each([true, false])('a text of 100 kB is refused at its field and stays there, script: %s', async (script) => {
    const { page, kept, typed, leads, close } = await filledIn(script, { message: long });
    if (script) await verify(page);
    await page.click('[name=send]');
    await complaint(page, 'message').waitFor();
    expect(await page.locator('#answer a').count()).toBe(1);
    expect(await kept()).toEqual(typed);
    expect((await page.inputValue('[name=message]')).length).toBe(long.length);
    expect(await leads()).toEqual([]);
    await close();
  });

  test('300 parts are refused without script, with all that was typed', async () => {
    const { page, kept, typed, leads, close } = await filledIn(false);
    await page.evaluate(() => {
      const part = Object.assign(document.createElement('input'), { type: 'hidden', name: 'other', value: 'x' });
      document.querySelector('main form')?.append(...Array.from({ length: 300 }, () => part.cloneNode()));
    });
    await page.click('[name=send]');
    await page.waitForSelector('#answer >> text=Part of the form did not arrive');
    expect(await kept()).toEqual(typed);
    expect(await leads()).toEqual([]);
    await close();
  });

  test('when the connection breaks without script, Back restores what was typed', async () => {
    const { page, kept, typed, leads, close } = await filledIn(false);
    // Chromium saves the fields every few seconds; this makes it save them now, because the test is faster than a
    // person.
    await page.evaluate(() => history.replaceState(null, ''));
    await page.route('**/*', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
    await page.click('[name=send]').catch(() => undefined);
    await page.waitForURL(/^chrome-error:/);
    await page.goBack();
    expect(await kept()).toEqual(typed);
    await page.unroute('**/*');
    await page.click('[name=send]');
    await page.waitForURL(/sent=/);
    expect(await leads()).toHaveLength(1);
    await close();
  });

  test('when the connection breaks with script, the form says that it waits, and arrives once the connection is back', async () => {
    const { page, kept, typed, leads, close } = await filledIn(true);
    await verify(page);
    const answers: ('lost' | 'answered')[] = [];
    await page.route('**/contact_us', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      // The form arrives but the response is lost: the visitor cannot tell the difference.
      if (answers.push(answers.length === 0 ? 'lost' : 'answered') > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page.click('[name=send]');
    await page.waitForSelector('main form > [role=status] >> text=The form waits on this device');
    expect(await kept()).toEqual(typed);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.waitForURL(/sent=/);
    expect(answers).toEqual(['lost', 'answered']);
    expect(await leads()).toHaveLength(1);
    await close();
  });

  test.each([
    [413, 'attachments', 'larger than 24 MB'],
    [502, undefined, 'could not save your form'],
  ])('a %d from a proxy is shown in our words', async (status, field, words) => {
    const { page, kept, typed, close } = await filledIn(true);
    await verify(page);
    await page.route('**/contact_us', (route) =>
      route.fulfill({ status, contentType: 'text/html', body: '<h1>nginx</h1>' }),
    );
    await page.click('[name=send]');
    await page.waitForSelector(`#answer >> text=${words}`);
    if (field) expect(partWords((await complaint(page, field).textContent()) ?? '')).toContain(words);
    expect(await kept()).toEqual(typed);
    await close();
  });
});
