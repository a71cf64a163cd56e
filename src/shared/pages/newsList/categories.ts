// What a list of articles can be filtered and sorted by, and the addresses of its feeds.
import { articleCategories } from '../../forms/articleCategories.ts';
import type { LocaleRow } from '../../i18n/locales.ts';

export const sorts = ['new', 'old', 'hot'] as const;
export type Sort = (typeof sorts)[number];

export const categories = ['all', ...articleCategories] as const;
export type Category = (typeof categories)[number];

export type AskedList = { category: Category; tag: string | undefined; words: string; sort: Sort; page: number };

export const feedFormats = ['xml', 'json'] as const;
export type FeedFormat = (typeof feedFormats)[number];

export const feedTypes: Record<FeedFormat, string> = { xml: 'application/atom+xml', json: 'application/feed+json' };

export const feedPath = ({ prefix }: Pick<LocaleRow, 'prefix'>, category: Category, format: FeedFormat): string =>
  `/feed-${prefix}${category === 'all' ? '' : `-${category}`}.${format}`;
