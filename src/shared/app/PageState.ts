// What the server tells the browser about the page it rendered: the content of the JSON block at the end of the body.
import type { LocaleRow } from '../i18n/locales.ts';
import type { PageRow } from '../pages/pages.ts';

export type PageState = {
  page: Pick<PageRow, 'id' | 'chunk' | 'layout'>;
  locale: Pick<LocaleRow, 'code' | 'iso' | 'prefix'>;
  path: string;
  query: Readonly<Record<string, string>>;
  /** Of scripts, class names and policy: a page with another one needs a full load. */
  buildId: string;
  consent: boolean;
  /** Scripts to load before hydration, in order, and texts for the parts that live in the browser. */
  scripts: readonly string[];
  texts: readonly string[];
};
