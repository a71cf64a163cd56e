// A content folder of a test's own, with a second brand beside the site's.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentDir } from './backendParts.ts';

export const secondHost = 'brightwater.example';
export const secondName = 'Brightwater Edge';

export type TwoBrands = { contentFolder: string; secondFolder: string; remove: () => void };

/** Puts it beside the brand that stands there. */
export function withSecondBrand(contentFolder: string): string {
  const secondFolder = path.join(contentFolder, 'brands/brightwater');
  cpSync(path.join(__dirname, '../fixtures/brands/brightwater'), secondFolder, { recursive: true });
  // It sells the same services, and says so in a file of its own.
  cpSync(path.join(contentDir, 'claims.yaml'), path.join(secondFolder, 'claims.yaml'));
  return secondFolder;
}

export function twoBrands(): TwoBrands {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-brands-'));
  const contentFolder = path.join(folder, 'content');
  cpSync(contentDir, contentFolder, { recursive: true });
  const secondFolder = withSecondBrand(contentFolder);
  return { contentFolder, secondFolder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
