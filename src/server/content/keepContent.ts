// Reads, checks and writes content as processes use it: articles in one SQLite file per brand, everything else as JSON.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownTexts, writeArticles } from './articleFile.ts';
import type { BrandContent } from './BrandContent.ts';
import { articleFile, contentFile, fingerprintOf, fixedFingerprintOf, type KeptContent } from './keptFiles.ts';
import { loadContent, type Content } from './loadContent.ts';
import { newsRules, type ReadBrand } from './readBrand.ts';

const withoutNews = ({ news: _news, ...brand }: ReadBrand): BrandContent => brand;

/** `before`: a folder written by the same build; texts whose files have not changed are taken from it. */
export function keepContent(
  dir: string,
  folder: string,
  before?: string,
  fingerprint = fingerprintOf(dir),
): Content<ReadBrand> {
  const known =
    before === undefined
      ? undefined
      : (brand: number) => (rules: string) => knownTexts(articleFile(before, brand), rules);
  const read = loadContent(dir, known);
  mkdirSync(join(folder, 'articles'), { recursive: true });
  [read, ...read.brands].forEach((brand, index) =>
    writeArticles(articleFile(folder, index), brand.news, newsRules(brand)),
  );
  const content = { ...withoutNews(read), brands: read.brands.map(withoutNews) };
  const kept: KeptContent = { fingerprint, fixed: fixedFingerprintOf(dir), content };
  writeFileSync(join(folder, contentFile), JSON.stringify(kept), { flush: true });
  return read;
}
