// The customer's list of pages by language prefix, our additions, and the meaning of each prefix. Kept apart from the
// page table, which it checks.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LocaleCode } from '../../src/shared/i18n/locales.ts';

export type Prefix = 'en' | 'zh' | 'zh-tw' | 'pt' | 'jp';

const file = path.join(__dirname, '../fixtures/page-sets.json');
export const customerPages = JSON.parse(readFileSync(file, 'utf8')) as Record<Prefix, string[]>;
/** Our pages, in every language. */
const ownPages = ['callback', 'estimate', 'newsletter'];

export const prefixes = ['en', 'zh', 'zh-tw', 'pt', 'jp'] as const satisfies Prefix[];
export const pageSets = Object.fromEntries(
  prefixes.map((prefix) => [prefix, [...customerPages[prefix], ...ownPages]]),
) as Record<Prefix, string[]>;

export const languages: Record<Prefix, { code: LocaleCode; iso: string; hreflang: string[] }> = {
  en: { code: 'en', iso: 'en', hreflang: ['en'] },
  zh: { code: 'zh_CN', iso: 'zh-CN', hreflang: ['zh-Hans', 'zh-CN'] },
  'zh-tw': { code: 'zh_TW', iso: 'zh-TW', hreflang: ['zh-Hant', 'zh-TW'] },
  pt: { code: 'pt', iso: 'pt', hreflang: ['pt'] },
  jp: { code: 'jp', iso: 'ja', hreflang: ['ja'] },
};

/** The opaque link of content/links.yaml that tests use for the page {hash}. */
export const knownHash = 'c0c10d2026a1';

/** Pages that are not indexed, by their names in the list. */
export const unlisted = new Set([
  'forget',
  'success',
  'login',
  'activate',
  'compile',
  'intro',
  'newsletter',
  'template',
  '{hash}',
  'test',
]);

export const namesOf = (prefix: Prefix): string[] => pageSets[prefix];

export const pathOf = (prefix: Prefix, name: string): string =>
  name === '' ? `/${prefix}` : `/${prefix}/${name.replace('{hash}', knownHash)}`;

/** Every page of the list with its prefix, and the home page of each language. */
export const everyPage: { prefix: Prefix; name: string; path: string }[] = prefixes.flatMap((prefix) =>
  ['', ...namesOf(prefix)].map((name) => ({ prefix, name, path: pathOf(prefix, name) })),
);
