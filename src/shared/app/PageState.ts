// What the browser knows about a page: the content of the JSON block at the end of its body, and how live parts read it.
import type { LocaleCode, LocaleRow } from '../i18n/locales.ts';
import type { TextName } from '../i18n/textNames.ts';
import type { Values } from '../forms/Form.ts';
import type { AccountFormId } from '../forms/AccountForm.ts';
import type { FormState } from '../forms/FormState.ts';
import type { PageRow } from './PageTypes.ts';
import type { Needs } from './needs.ts';
import { createContext, use } from 'react';
import type { AlwaysGiven } from '../i18n/useT.ts';

/** What live parts may read about their page. */
export type ShownPage = {
  page: Pick<PageRow, 'id' | 'chunk' | 'still' | 'contacts' | 'layout' | 'form' | 'account'>;
  /** Languages without this page, if there are any. */
  absent?: readonly LocaleCode[];
  /** A posted form that is shown again. */
  came?: FormState;
  /** Form values that the link to the form carried. */
  given?: Values;
  /** The account form behind a personal link, and the agent who invites with that link. */
  behind?: { form: AccountFormId; agent: string };
  locale: Pick<LocaleRow, 'code' | 'iso' | 'prefix' | 'familyFirst'>;
  /** The brand name that texts fill in. */
  brand: string;
  path: string;
  query: Readonly<Record<string, string>>;
  /** Identifies scripts, class names and content policy: a page from another build needs a full load. */
  buildId: string;
  consent: boolean;
  /** Share of visits that measure page speed; absent: none. */
  vitalsShare?: number;
  /** Scripts to load before hydration, in order. */
  scripts: readonly string[];
  /** Addresses of the page's stylesheets, in order. */
  styles: readonly string[];
};

/** What the live parts of the page need: the addresses of their scripts by name, their data, and the addresses of their texts. */
export type LiveState = {
  parts: Readonly<Record<string, string>>;
  data: Readonly<Partial<Needs>>;
  texts: Readonly<Partial<Record<TextName, string>>>;
};

export type PageState = ShownPage & LiveState;

/** Name of the chunk with the page's code. A still page has none, except the form code where it has a form. */
export const codeOf = ({
  still,
  form,
  chunk,
}: Pick<PageState['page'], 'still' | 'form' | 'chunk'>): string | undefined => (still ? form && 'stillForm' : chunk);

export const ShownPageContext = createContext<ShownPage>(undefined as AlwaysGiven);

export const useShownPage = (): ShownPage => use(ShownPageContext);
