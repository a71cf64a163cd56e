// What the server tells the browser about the page it rendered: the content of the JSON block at the end of the body.
import type { LocaleCode } from '../i18n/locales.ts';
import type { PageId } from '../pages/pages.ts';

export type PageState = {
  page: PageId;
  locale: LocaleCode;
  path: string;
  query: Record<string, string>;
  params: Record<string, string>;
  host: string;
  now: number;
  buildId: string;
  consent: boolean;
  /** Scripts to load before hydration, in order, and texts for the parts that live in the browser. */
  scripts: string[];
  texts: string[];
};
