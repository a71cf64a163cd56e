// Lists the faults found when our content, with the prices of the tests, is loaded after a change to one file.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StaffFault } from '../../src/server/ops/faults.ts';
import { loadContent } from '../../src/server/content/loadContent.ts';
import { contentDir, dataFolder, withFewArticles } from './backendParts.ts';
import { putTestPrices } from './contentOfTests.ts';

/** A new file starts empty. */
function textAt(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

export function faultsAfter(file: string, change: (text: string) => string): readonly string[] {
  const { dataDir, remove } = dataFolder();
  try {
    const dir = join(dataDir, 'content');
    const article = /^news\/([^/]+)/.exec(file)?.[1] ?? '';
    cpSync(contentDir, dir, { recursive: true, filter: withFewArticles(article) });
    putTestPrices(dir);
    const path = join(dir, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, change(textAt(path)));
    loadContent(dir);
  } catch (error) {
    if (error instanceof StaffFault) return error.faults;
    throw error;
  } finally {
    remove();
  }
  return [];
}
