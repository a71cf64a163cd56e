// Texts that tell of the first brand's own company: another brand says them itself, leaves their page out, or has nothing to tell there.
import { pages } from '../../shared/pages/pages.ts';
import { localeCodes, type LocaleCode } from '../../shared/i18n/locales.ts';
import type { BrandContent } from './BrandContent.ts';

type Row = { name: string; keys: readonly string[]; onlyWithOffices?: boolean };

const rows: readonly Row[] = [
  { name: 'privacy', keys: ['sections.who.body', 'sections.recipients.body', 'sections.abroad.body'] },
  { name: 'partner', keys: ['title', 'description', 'drawing.title', 'drawing.caption', 'offices.title'] },
  { name: 'intro', keys: ['description', 'offices.title'] },
  { name: 'productService', keys: ['description'] },
  { name: 'layout', keys: ['contact.offices', 'contact.officesText'], onlyWithOffices: true },
  { name: 'contactUs', keys: ['offices.text'], onlyWithOffices: true },
];

function said(texts: object | undefined, key: string): boolean {
  let at: unknown = texts;
  for (const step of key.split('.'))
    at = typeof at === 'object' && at ? (at as Record<string, unknown>)[step] : undefined;
  return typeof at === 'string' && at !== '';
}

const languagesOf = (name: string): readonly LocaleCode[] =>
  pages.find(({ id }) => id === name)?.locales ?? localeCodes;

/** What the brand still has to say: a file below its folder, and the key. */
export function unsaid({ site, texts }: Pick<BrandContent, 'site' | 'texts'>): { file: string; key: string }[] {
  const without: readonly string[] = site.without;
  return rows
    .filter(({ name, onlyWithOffices }) => !without.includes(name) && (!onlyWithOffices || site.offices.length > 0))
    .flatMap(({ name, keys }) =>
      languagesOf(name).flatMap((code) =>
        keys
          .filter((key) => !said(texts[code]?.[name], key))
          .map((key) => ({ file: `texts/${code}/${name}.json`, key })),
      ),
    );
}
