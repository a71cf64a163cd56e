// Loads everything that staff edit under content/ for all brands, checked as a whole.
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { localeCodes, type LocaleCode } from '../../shared/i18n/locales.ts';
import { pages } from '../../shared/pages/pages.ts';
import type { BrandContent } from './BrandContent.ts';
import { brandFolder, faultList, repeated, type FaultList } from './contentFolder.ts';
import { StaffFault } from '../ops/faults.ts';
import { readBrand, type Gathered, type KnownBy, type ReadBrand } from './readBrand.ts';

/** The first brand's content, with that of the other brands. */
export type Content<Brand = BrandContent> = Brand & { readonly brands: readonly Brand[] };

export function brandIds(dir: string): string[] {
  const folder = join(dir, 'brands');
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

/** A host name and a desk must each belong to one brand only: a request is matched by host, a lead by its desk. */
function reportClashes(dir: string, ids: readonly string[], all: readonly Gathered[], faults: FaultList): void {
  const check = (file: string, what: string, namesOf: (brand: Gathered) => readonly string[]) => {
    const rows = all.flatMap((brand, index) => [...new Set(namesOf(brand))].map((name) => ({ name, index })));
    for (const place of repeated(rows.map(({ name }) => name))) {
      const { name, index = 0 } = rows[place] ?? {};
      const folder = brandFolder(ids[index - 1] ?? '');
      faults.add(`${basename(dir)}/${folder}/${file}`, 1, `${what} ${name} is another brand's already`);
    }
  };
  check('site.yaml', 'host', ({ site }) => site?.domains.flatMap(({ domain, aliases }) => [domain, ...aliases]) ?? []);
  check('desks.yaml', 'desk', ({ desks }) => desks?.map(({ desk }) => desk) ?? []);
}

type CompanyTexts = { namespace: string; keys: readonly string[]; onlyWithOffices?: boolean };

/** Texts about the first brand's own company. Other brands must replace them, unless they lack that page or offices. */
const companyTexts: readonly CompanyTexts[] = [
  { namespace: 'privacy', keys: ['sections.who.body', 'sections.recipients.body', 'sections.abroad.body'] },
  { namespace: 'partner', keys: ['title', 'description', 'drawing.title', 'drawing.caption', 'offices.title'] },
  { namespace: 'intro', keys: ['description', 'offices.title'] },
  { namespace: 'productService', keys: ['description'] },
  { namespace: 'layout', keys: ['contact.offices', 'contact.officesText'], onlyWithOffices: true },
  { namespace: 'contactUs', keys: ['offices.text'], onlyWithOffices: true },
];

function hasText(texts: object | undefined, key: string): boolean {
  let at: unknown = texts;
  for (const step of key.split('.'))
    at = typeof at === 'object' && at ? (at as Record<string, unknown>)[step] : undefined;
  return typeof at === 'string' && at !== '';
}

const languagesOf = (namespace: string): readonly LocaleCode[] =>
  pages.find(({ id }) => id === namespace)?.locales ?? localeCodes;

/** Texts that the brand still lacks: a file below its folder, and the key. */
function missingTexts({ site, texts }: Pick<BrandContent, 'site' | 'texts'>): { file: string; key: string }[] {
  const without: readonly string[] = site.without;
  return companyTexts
    .filter(
      ({ namespace, onlyWithOffices }) => !without.includes(namespace) && (!onlyWithOffices || site.offices.length > 0),
    )
    .flatMap(({ namespace, keys }) =>
      languagesOf(namespace).flatMap((code) =>
        keys
          .filter((key) => !hasText(texts[code]?.[namespace], key))
          .map((key) => ({ file: `texts/${code}/${namespace}.json`, key })),
      ),
    );
}

function complete(brand: Gathered): ReadBrand {
  if (Object.values(brand).includes(undefined))
    throw new StaffFault('The content is wrong:', ['a file was refused without a reason']);
  return brand as ReadBrand;
}

/** All brands share one server, so the retention of leads and logs is the first brand's. */
function withSharedRetention(first: BrandContent, { owner, ...other }: ReadBrand): ReadBrand {
  const { enquiryMonths, securityMonths, logDays } = first.owner.privacy;
  return { ...other, owner: { ...owner, privacy: { ...owner.privacy, enquiryMonths, securityMonths, logDays } } };
}

/** `known`: by brand, article texts that were read before. */
export function loadContent(dir: string, known?: (brand: number) => KnownBy): Content<ReadBrand> {
  const faults = faultList();
  const ids = brandIds(dir);
  const main = readBrand(dir, faults, undefined, known?.(0));
  const others = ids.map((id, index) => readBrand(dir, faults, id, known?.(index + 1)));
  reportClashes(dir, ids, [main, ...others], faults);
  others.forEach(({ site, texts }, index) => {
    for (const { file, key } of site && texts ? missingTexts({ site, texts }) : []) {
      const place = `${basename(dir)}/${brandFolder(ids[index] ?? '')}/${file}`;
      faults.add(place, 1, `${key} is missing: the common text tells of the first brand`);
    }
  });
  faults.settle();
  const first = complete(main);
  return { ...first, brands: others.map((other) => withSharedRetention(first, complete(other))) };
}
