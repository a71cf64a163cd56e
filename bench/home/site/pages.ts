// The page table of the fixture site: one page in two languages, the state pages that the engine requires, and the addresses of pages
// that have a handler of their own, which nobody asks for here.
import { sharedPage } from '../../../src/shared/pages/page.ts';
import type { PageId, PageRow } from '../../../src/shared/pages/pages.ts';

const row = (id: PageId, path: string, chunk: 'home' | 'state', status = 200): PageRow =>
  sharedPage({ id, path, locales: ['zh_TW', 'en'], chunk, index: chunk === 'home', status });

const handled = ['call', 'newsletter', 'subscription', 'estimate', 'account'] as const;

export const pages: readonly PageRow[] = [
  row('home', '', 'home'),
  row('notFound', '404', 'state', 404),
  row('error', 'error', 'state', 500),
  ...handled.map((id) => row(id, id, 'state')),
];

export function pageOf(id: PageId): PageRow {
  const page = pages.find((each) => each.id === id);
  if (!page) throw new Error(`No page ${id}`);
  return page;
}
