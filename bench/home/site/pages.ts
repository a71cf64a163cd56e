// The page table of the fixture site: one page in two languages, and the state page that the engine requires.
import { sharedPage } from '../../../src/shared/pages/page.ts';
import type { PageId, PageRow } from '../../../src/shared/pages/pages.ts';

const row = (id: PageId, path: '' | '404' | 'error', chunk: string, status: number): PageRow =>
  sharedPage({ id, path, locales: ['zh_TW', 'en'], chunk, index: status === 200, status });

export const pages: readonly PageRow[] = [
  row('home', '', 'home', 200),
  row('notFound', '404', 'state', 404),
  row('error', 'error', 'state', 500),
];

export function pageOf(id: PageId): PageRow {
  const page = pages.find((each) => each.id === id);
  if (!page) throw new Error(`No page ${id}`);
  return page;
}
