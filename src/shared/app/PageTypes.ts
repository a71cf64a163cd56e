// The pages of the site as types, for what stands below them: `pages.ts` fills them in from its list.

// An interface, for only that can be filled in from elsewhere.
// oxlint-disable-next-line typescript/no-empty-interface typescript/no-empty-object-type
export interface PageTypes {}

export type PageId = PageTypes['id'];
export type PageRow = PageTypes['row'];
