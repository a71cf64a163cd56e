// THE list of pages: a table for each family. Routes, links, sitemaps and tests follow from it.
import { accountPages } from './accountPages.ts';
import { cloudPages } from './cloudPages.ts';
import { companyPages } from './companyPages.ts';
import { newsPages } from './newsPages.ts';
import { servicePages } from './servicePages.ts';
import type { PageId, PageRow } from '../app/PageTypes.ts';
import { everywhere, sharedPage, type Definition } from './page.ts';

/** Shown in place of another: unknown, refused, failed, in preparation. */
const statePages = [
  // Shown in place of one in preparation.
  sharedPage({
    id: 'compile',
    path: 'compile',
    locales: everywhere,
    still: true,
    index: false,
  }),
  // For a fault on our side.
  sharedPage({
    id: 'error',
    path: 'error',
    locales: everywhere,
    still: true,
    status: 500,
    index: false,
  }),
  // For requests that other sites sent and we refused.
  sharedPage({
    id: 'refused',
    path: '403',
    locales: everywhere,
    chunk: 'error',
    still: true,
    status: 403,
    index: false,
  }),
  sharedPage({
    id: 'notFound',
    path: '404',
    locales: everywhere,
    status: 404,
    index: false,
    needs: ['charts'],
  }),
];

const definitions = [...companyPages, ...servicePages, ...cloudPages, ...newsPages, ...accountPages, ...statePages];

export type { PageId, PageRow };

/** Gives code that pages import, such as sections and links, the types of ids and rows without importing this list. */
declare module '../app/PageTypes.ts' {
  interface PageTypes {
    id: (typeof definitions)[number]['id'];
    row: Definition & { id: (typeof definitions)[number]['id'] };
  }
}

export const pages: readonly PageRow[] = definitions;

const byId = new Map(pages.map((page) => [page.id, page]));

export function pageOf(id: PageId): PageRow {
  const page = byId.get(id);
  if (!page) throw new Error(`No page ${id}`);
  return page;
}
