// What lists of articles can be asked for: categories, orders, a tag, words, a page.

export const sorts = ['new', 'old', 'hot'] as const;
export type Sort = (typeof sorts)[number];

export const categories = ['all', 'cloud-news', 'company'] as const;
export type Category = (typeof categories)[number];

export type Wish = { category: Category; tag: string | undefined; words: string; sort: Sort; page: number };
