// What a list of articles can be filtered and sorted by.

export const sorts = ['new', 'old', 'hot'] as const;
export type Sort = (typeof sorts)[number];

export const categories = ['all', 'cloud-news', 'company'] as const;
export type Category = (typeof categories)[number];

export type Wish = { category: Category; tag: string | undefined; words: string; sort: Sort; page: number };
