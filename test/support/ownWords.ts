// Reads a page by the words of the locale files, in the language of its reader.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { partWords } from '../../src/shared/i18n/joinWords.ts';
import { localeOf, type LocaleCode } from '../../src/shared/i18n/locales.ts';
import { root } from './app.ts';
import { eventually } from './eventually.ts';

export type Words = (namespace: string, key: string, values?: Record<string, string>) => string;

/** Throws for a missing text, so that a page in another language cannot pass. */
export function wordsOf(code: LocaleCode): Words {
  const folder = path.join(root, 'locales', code);
  return (namespace, key, values = {}) => {
    let found: unknown = JSON.parse(readFileSync(path.join(folder, `${namespace}.json`), 'utf8'));
    for (const step of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[step];
    if (typeof found !== 'string') throw new Error(`${code}/${namespace}.json has no text ${key}`);
    return found.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? '');
  };
}

/** Ignores white space and line breaks. */
const plain = (text: string): string => partWords(text).replaceAll(/\s/g, '');

const pattern = (words: string): string =>
  [...plain(words)]
    .map((sign) => (sign === "'" ? "['’]" : sign.replace(/[.*+?^${}()|[\]\\/]/, String.raw`\$&`)))
    .join(String.raw`[\s\u2060]*`);

export type Reader = {
  t: Words;
  page: Page;
  /** Expects the reader's language and the heading of that namespace. */
  isAt: (namespace: string, key?: string) => Promise<void>;
  /** Waits until the words are shown. */
  reads: (words: string, where?: string) => Promise<void>;
  field: (label: string, where?: string) => Locator;
  button: (words: string, where?: string) => Locator;
  press: (words: string, where?: string) => Promise<void>;
  /** Entries by label. */
  fillIn: (entries: Readonly<Record<string, string>>, where?: string) => Promise<void>;
};

export function readerOf(page: Page, code: LocaleCode): Reader {
  const t = wordsOf(code);
  const place = (where: string) => page.locator(where);

  const field = (label: string, where = 'main') => {
    const whole = new RegExp(`^\\s*${pattern(label)}\\s*(${pattern(t('forms', 'optional'))})?\\s*$`);
    return place(where).locator('input:not([type=radio])').and(page.getByLabel(whole));
  };
  const button = (words: string, where = 'main') =>
    place(where).getByRole('button', { name: new RegExp(`^\\s*${pattern(words)}\\s*$`) });

  return {
    t,
    page,
    field,
    button,
    press: (words, where) => button(words, where).click(),
    async isAt(namespace, key = 'h1') {
      const heading = async () => plain((await place('h1').first().textContent()) ?? '');
      await eventually(heading, plain(t(namespace, key)));
      expect(await page.getAttribute('html', 'lang')).toBe(localeOf(code).iso);
    },
    reads: (words, where = 'main') =>
      eventually(async () => plain((await place(where).innerText()) ?? '').includes(plain(words)), true),
    async fillIn(entries, where) {
      for (const [label, value] of Object.entries(entries)) await field(label, where).fill(value);
    },
  };
}
