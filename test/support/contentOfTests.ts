// The site's content with what tests name: prices and rates of test/fixtures/content, so that staff can change their own and no test fails.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/** Writes what tests name over a copy of the content. */
export const putTestPrices = (folder: string) =>
  cpSync(path.join(root, 'test/fixtures/content'), folder, { recursive: true });

/** Call it at the top of a file, or in a describe block: the folder is removed after its tests. */
export function contentOfTests(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-content-'));
  cpSync(path.join(root, 'content'), folder, { recursive: true });
  putTestPrices(folder);
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
