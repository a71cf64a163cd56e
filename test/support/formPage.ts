// Fills in forms in a browser.
import type { Page } from 'playwright-core';
import { formNamed, forms } from '../../src/shared/forms/forms.ts';
import { fieldsOf, type FormId } from '../../src/shared/forms/Form.ts';
import { localeOf, type LocaleCode } from '../../src/shared/i18n/locales.ts';
import { eventually } from './eventually.ts';
import { entriesFor, type Entries } from './formEntries.ts';

export type Place = { form: FormId; locale: LocaleCode; path: string };

const formOf = (id: FormId) => formNamed(id) ?? forms[0]!;

/** A half hour can be booked once, but a cached page may still offer a booked one. */
let slots = 0;

/**
 * Late in a week no half hour is left, and a phone shows one day at a time: week and day are chosen by their links
 * first.
 */
async function chooseSlot(page: Page): Promise<void> {
  if ((await page.locator('[name=slot]').count()) <= slots) await page.locator('#times p a').last().click();
  const slot = page.locator('[name=slot]').nth(slots++);
  // The address changes before the router shows the other week.
  await slot.waitFor({ state: 'attached' });
  if (!(await slot.isVisible())) {
    const day = await slot.evaluate((radio) => {
      const column = radio.closest('fieldset');
      return Array.from(column?.parentElement?.children ?? []).indexOf(column!);
    });
    const value = await slot.inputValue();
    const dayLink = page.locator('#times ol a').nth(day);
    await dayLink.click();
    await eventually(() => dayLink.getAttribute('aria-current'), 'true');
    await page.check(`[name=slot][value="${value}"]`);
  } else await slot.check();
}

/** Fills in a form with the controls that the page offers. */
export async function fill(page: Page, { form, locale }: Place, different: Entries = {}): Promise<void> {
  const entries = entriesFor(form, locale, different);
  const fields = fieldsOf(formOf(form), localeOf(locale));
  if (fields.some(({ kind }) => kind === 'slot')) await chooseSlot(page);
  for (const field of fields) {
    const value = entries[field.name];
    if (value === undefined || ['carried', 'files', 'slot'].includes(field.kind)) continue;
    // Optional fields may be inside a closed fold.
    await page.locator(`details:not([open]):has([name=${field.name}])`).evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute('open', '');
    });
    if (field.kind === 'select') await page.selectOption(`[name=${field.name}]`, String(value));
    else if (['radios', 'checks', 'tick'].includes(field.kind)) {
      for (const one of [value].flat()) await page.check(`[name=${field.name}][value=${one}]`);
    } else await page.fill(`[name=${field.name}]`, String(value));
  }
}

/** Focuses the form, which wakes it: a live form has its own submission key. */
export async function touch(page: Page): Promise<void> {
  await page.focus('main form input:not([type=hidden])');
  await eventually(async () => (await page.inputValue('[name=key]')) !== '', true);
}

export async function verify(page: Page): Promise<void> {
  await page.click('#f-slider-v');
  await proven(page);
}

export const proven = (page: Page) => eventually(async () => (await page.inputValue('[name=humanProof]')) !== '', true);

/** Solves the sum that visitors without script get; returns the entries to send. */
export const sumIn = (html: string): Entries => {
  const [, a = '', b = ''] = /(\d) plus (\d)\?/.exec(html) ?? [];
  const [, humanQuestion = ''] = /name="humanQuestion"[^>]*value="([^"]+)"/.exec(html) ?? [];
  return { humanQuestion, humanAnswer: String(Number(a) + Number(b)) };
};
