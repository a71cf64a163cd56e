// A content folder that a test owns, with a second brand beside the site's.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentDir } from './backendParts.ts';
import { startApp, uncached } from './app.ts';
import { clientOf, type Client } from './client.ts';
import { siteOf } from './siteOf.ts';

export const secondHost = 'brightwater.example';
export const secondName = 'Brightwater Edge';

export type TwoBrands = { contentFolder: string; secondFolder: string; remove: () => void };

/** Adds the second brand to a content folder. */
function withSecondBrand(contentFolder: string): string {
  const secondFolder = path.join(contentFolder, 'brands/brightwater');
  cpSync(path.join(__dirname, '../fixtures/brands/brightwater'), secondFolder, { recursive: true });
  // It sells the same services, and states so in its own file.
  cpSync(path.join(contentDir, 'claims.yaml'), path.join(secondFolder, 'claims.yaml'));
  return secondFolder;
}

/** `isTaken`: which of the first brand's files are copied. */
export function twoBrands(isTaken: (file: string) => boolean = () => true): TwoBrands {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-brands-'));
  const contentFolder = path.join(folder, 'content');
  cpSync(contentDir, contentFolder, { recursive: true, filter: isTaken });
  const secondFolder = withSecondBrand(contentFolder);
  return { contentFolder, secondFolder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

// One process with two brands, requested by the name of each, for the tests of a file.
export function siteOfTwoBrands(): { first: Client; second: Client } {
  const { contentFolder, remove } = twoBrands();
  const sites = siteOf(async () => {
    const first = await startApp({ env: uncached, replaced: { contentFolder } });
    return { first, second: clientOf(first.base, secondHost), close: first.close };
  });
  afterAll(remove);
  return sites;
}
