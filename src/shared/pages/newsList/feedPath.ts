// Addresses of the feeds: one of all articles and one of each category, in each language.
import type { LocaleRow } from '../../i18n/locales.ts';
import { categories, type Category } from './categories.ts';

export const feedFormats = ['xml', 'json'] as const;
export type FeedFormat = (typeof feedFormats)[number];

export const feedTypes: Record<FeedFormat, string> = { xml: 'application/atom+xml', json: 'application/feed+json' };
export const feedCategories: readonly Category[] = categories;

export const feedPath = ({ prefix }: Pick<LocaleRow, 'prefix'>, category: Category, format: FeedFormat): string =>
  `/feed-${prefix}${category === 'all' ? '' : `-${category}`}.${format}`;
