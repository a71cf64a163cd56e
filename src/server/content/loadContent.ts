// Loads everything that staff edit under content/, of all brands: checked as a whole, and typed.
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BrandContent } from './BrandContent.ts';
import { unsaid } from './companyTexts.ts';
import { brandFolder } from './contentFolder.ts';
import { StaffFault } from '../ops/faults.ts';
import { faultList, type FaultList } from './FaultList.ts';
import { readBrand, type Gathered, type KnownBy, type ReadBrand } from './readBrand.ts';
import { repeated } from './repeated.ts';

/** The first brand's, with that of the others. */
export type Content<Brand = BrandContent> = Brand & { readonly brands: readonly Brand[] };

function brandIds(dir: string): string[] {
  const folder = join(dir, 'brands');
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

/** A host leads to one brand, and a lead, which names its desk, belongs to one. */
function clashes(dir: string, ids: readonly string[], all: readonly Gathered[], faults: FaultList): void {
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

function whole(brand: Gathered): ReadBrand {
  if (Object.values(brand).includes(undefined))
    throw new StaffFault('The content is wrong:', ['a file was refused without a reason']);
  return brand as ReadBrand;
}

/** How long leads and logs are kept is a fact of the server, whichever brand they came to. */
function underOneRoof(first: BrandContent, { owner, ...other }: ReadBrand): ReadBrand {
  const { enquiryMonths, securityMonths, logDays } = first.owner.privacy;
  return { ...other, owner: { ...owner, privacy: { ...owner.privacy, enquiryMonths, securityMonths, logDays } } };
}

/** `known`: by brand, the texts of articles that have been read before. */
export function loadContent(dir: string, known?: (brand: number) => KnownBy): Content<ReadBrand> {
  const faults = faultList();
  const ids = brandIds(dir);
  const main = readBrand(dir, faults, undefined, known?.(0));
  const others = ids.map((id, index) => readBrand(dir, faults, id, known?.(index + 1)));
  clashes(dir, ids, [main, ...others], faults);
  others.forEach(({ site, texts }, index) => {
    for (const { file, key } of site && texts ? unsaid({ site, texts }) : []) {
      const place = `${basename(dir)}/${brandFolder(ids[index] ?? '')}/${file}`;
      faults.add(place, 1, `${key} is missing: the common text tells of the first brand`);
    }
  });
  faults.settle();
  const first = whole(main);
  return { ...first, brands: others.map((other) => underOneRoof(first, whole(other))) };
}
