// Forms in a real browser: languages in turn, with and without script, without faults for assistive technology.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { forms } from '../../../src/shared/forms/forms.ts';
import { localeCodes } from '../../../src/shared/i18n/locales.ts';
import { inside } from '../../support/app.ts';
import { axeFaults } from '../../support/axeFaults.ts';
import { hydrated, phone } from '../../support/browser.ts';
import { eventually } from '../../support/eventually.ts';
import { formPlaces, type Entries } from '../../support/formEntries.ts';
import { fill, touch, type Place, verify } from '../../support/formPage.ts';
import { startFormSite } from '../../support/formSite.ts';
import { siteInBrowser } from '../../support/siteInBrowser.ts';
import { onAWorkday } from '../../support/taipei.ts';

const places: Place[] = formPlaces.map(({ form, locale, path }) => ({ form: form.id, locale, path }));
const wide = { width: 1440, height: 900 };
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Without the frame, which is the same on every page and checked in fit.test.ts: with it this takes three times as
 * long.
 */
async function formFaults(page: Page): Promise<string[]> {
  // Moving the focus may leave other links half under the sticky header; no one aims at those.
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('body header')?.style.setProperty('position', 'static'),
  );
  return axeFaults(page, { within: 'main', tags: wcag });
}

inside('in the browser', () => {
  // The first half hour that a page offers is chosen: it must not be over a moment later, nor may holidays leave none.
  const { newVisit } = siteInBrowser(() => startFormSite({ replaced: { clock: onAWorkday } }));

  /** One trial a company: a repeated test is another company. */
  const otherCompany = (): Entries => ({ companyDomain: `${randomUUID()}.example.org` });

  /**
   * Every form in every third language, and in every language every third form: forms and languages are independent.
   */
  const inTurn = places.filter(({ form, locale }) => {
    const turn = forms.findIndex(({ id }) => id === form) + localeCodes.indexOf(locale);
    return turn % 3 === 0;
  });

  /** One place for each form; the route suite tests all places without script. */
  const oneOfEach = forms.map(({ id }, index) => {
    const own = inTurn.filter(({ form }) => form === id);
    return own[index % own.length]!;
  });

  /** The states of a form (empty, failed, sent) look the same in each language except for the words. */
  const looks = async (page: Page, path: string): Promise<string[]> =>
    oneOfEach.some((place) => place.path === path) ? formFaults(page) : [];

  /** A visitor who makes every mistake first; axe checks each state. */
  test.each(inTurn.map((place, index) => ({ ...place, viewport: index % 2 === 0 ? phone : wide })))(
    '$path with script: empty, failed and sent',
    async ({ viewport, ...place }) => {
      const { page, complaints, close } = await newVisit({ viewport, reducedMotion: 'reduce' });
      await page.goto(place.path);
      await hydrated(page);
      expect(await looks(page, place.path)).toEqual([]);
      await touch(page);
      await page.click('[name=send]');
      await page.waitForSelector('#answer');
      await eventually(() => page.evaluate(() => document.activeElement?.matches('#answer')), true);
      expect(await looks(page, place.path)).toEqual([]);
      await fill(page, place, place.form === 'freeOpen' ? otherCompany() : {});
      await verify(page);
      await page.click('[name=send]');
      await page.waitForURL(/[?&]sent=CO-/);
      await hydrated(page);
      expect(await page.textContent('#answer')).toMatch(/CO-[0-9A-Z]{4}-[0-9A-Z]{4}/);
      expect(await looks(page, place.path)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  test.each(oneOfEach)('$path without script', async (place) => {
    const { page, close } = await newVisit({ javaScriptEnabled: false, viewport: phone });
    await page.goto(place.path);
    await fill(page, place, place.form === 'freeOpen' ? otherCompany() : { company: 'No script' });
    const before = page.url();
    await page.click('[name=send]');
    await page.waitForURL(/[?&]sent=CO-/);
    await page.goBack();
    await page.waitForURL(before);
    await close();
  });

  test('a tax ID with a wrong check digit gets a remark, and is sent', async () => {
    const { page, close } = await newVisit();
    const place: Place = { form: 'success', locale: 'zh_TW', path: '/zh-tw/success' };
    await page.goto(place.path);
    await hydrated(page);
    await touch(page);
    await fill(page, place, { taxId: '04595258' });
    await page.focus('[name=company]');
    expect(await page.textContent('#f-taxId-a')).toContain('檢查碼');
    expect(await page.getAttribute('[name=taxId]', 'aria-describedby')).toBe('f-taxId-h f-taxId-a');
    await page.fill('[name=taxId]', '04595257');
    await page.waitForSelector('#f-taxId-a', { state: 'detached' });
    await page.fill('[name=taxId]', '04595258');
    await verify(page);
    await page.click('[name=send]');
    await page.waitForURL(/sent=/);
    await close();
  });

  test('a line of the summary opens the folded part in which its field is', async () => {
    const { page, close } = await newVisit({ locale: 'pt-BR' });
    await page.goto('/pt/contact_us');
    await hydrated(page);
    const fold = page.locator('#f-form details');
    await fold.scrollIntoViewIfNeeded();
    await fold.locator('summary').click();
    await fold.locator('[name=companyDomain]').fill('abc');
    await fold.locator('summary').click();
    await page.locator('#f-form [name=send]').click();
    await page.locator('#answer a[href$="companyDomain"]').click();
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name')), 'companyDomain');
    expect(await fold.locator('[name=companyDomain]').isVisible()).toBe(true);
    await close();
  });
});
