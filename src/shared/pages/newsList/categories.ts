// What a list of articles can be filtered and sorted by.
import { articleCategories } from '../../forms/articleCategories.ts';

export const sorts = ['new', 'old', 'hot'] as const;
export type Sort = (typeof sorts)[number];

export const categories = ['all', ...articleCategories] as const;
export type Category = (typeof categories)[number];

export type Wish = { category: Category; tag: string | undefined; words: string; sort: Sort; page: number };
