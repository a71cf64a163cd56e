// What static parts may read about the page being rendered, and the addresses of other pages. On the server only.
import { createContext, use } from 'react';
import type { FormState } from '../forms/FormState.ts';
import type { LocaleCode, LocaleRow } from '../i18n/locales.ts';
import type { TextValues } from '../i18n/useT.ts';
import type { PageId, PageRow } from './PageTypes.ts';

export type LinkParts = { hash?: string; query?: Record<string, string>; params?: Record<string, string> };

export type PageInfo = {
  locale: LocaleRow;
  page: PageRow;
  /** The path as requested, without query. */
  path: string;
  query: Readonly<Record<string, string>>;
  /** Values of the page's path parameters, such as an article's id. */
  params: Readonly<Record<string, string>>;
  host: string;
  /** A posted form that is shown again. */
  form: FormState | undefined;
  /** The date in Taipei, such as 2026-11-21. */
  today: string;
  buildId: string;
  /** Figures that any text may fill in. */
  facts: () => TextValues;
  /** Address of a page in this locale, or in the one given. */
  href: (to: PageId, parts?: LinkParts & { locale?: LocaleCode }) => string;
  isPage: (id: string) => id is PageId;
  /** Whether the page exists in this locale, or in the one given. */
  has: (to: PageId, locale?: LocaleCode) => boolean;
};

export const PageContext = createContext<PageInfo | undefined>(undefined);

export function usePage(): PageInfo {
  const page = use(PageContext);
  if (!page) throw new Error('usePage works on the server only: keep it inside a static part');
  return page;
}

/** The figures that any text may name, as of today. */
export const useFacts = (): TextValues => usePage().facts();
