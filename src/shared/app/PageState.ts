// What the server tells the browser about the page it rendered: the content of the JSON block at the end of the body.
import type { LocaleCode, LocaleRow } from '../i18n/locales.ts';
import type { TextName } from '../i18n/textNames.ts';
import type { Values } from '../forms/Form.ts';
import type { AccountFormId } from '../forms/AccountForm.ts';
import type { FormState } from '../forms/FormState.ts';
import type { PageRow } from './PageTypes.ts';
import type { Needs } from './needs.ts';

/** What live parts may know about the page they stand on. */
export type ShownPage = {
  page: Pick<PageRow, 'id' | 'chunk' | 'still' | 'contacts' | 'layout' | 'form' | 'account'>;
  /** The languages that lack the page, if there are any. */
  absent?: readonly LocaleCode[];
  /** A form that was posted and comes back. */
  came?: FormState;
  /** What the link to the form said. */
  given?: Values;
  /** The form of accounts behind a personal link, and who invites by it. */
  behind?: { form: AccountFormId; agent: string };
  locale: Pick<LocaleRow, 'code' | 'iso' | 'prefix'>;
  /** The name that texts fill in. */
  brand: string;
  path: string;
  query: Readonly<Record<string, string>>;
  /** Of scripts, class names and policy: a page with another one needs a full load. */
  buildId: string;
  consent: boolean;
  /** Of visits, whose browser tells how quick the page was; absent: none. */
  vitalsShare?: number;
  /** Scripts to load before hydration, in order. */
  scripts: readonly string[];
};

/** What its live parts need: their scripts by name, the data they compute with, and where their texts lie. */
export type LiveState = {
  parts: readonly string[];
  data: Readonly<Partial<Needs>>;
  texts: Readonly<Partial<Record<TextName, string>>>;
};

export type PageState = ShownPage & LiveState;
