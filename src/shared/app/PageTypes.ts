// The types of the site's pages, for code below `pages`: `pages.ts` fills them in from its list.

// Only an interface can be extended from another module.
// oxlint-disable-next-line typescript/no-empty-interface typescript/no-empty-object-type
export interface PageTypes {}

export type PageId = PageTypes['id'];
export type PageRow = PageTypes['row'];
