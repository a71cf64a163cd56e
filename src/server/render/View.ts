// A view of a page: everything about a request that may change the HTML, and nothing else. What of it tells two views apart is in viewKeys.ts.
import type { Visitor } from '../../shared/facts/facts.ts';
import type { FormState } from '../../shared/forms/FormState.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
import type { Varies } from '../../shared/pages/page.ts';
import type { Match } from './match.ts';

export type PageMatch = Extract<Match, { kind: 'page' }>;

export type View = {
  match: PageMatch;
  path: string;
  /** Only the query names that the page table allows, so that nothing else can vary or poison the cache. */
  query: Readonly<Record<string, string>>;
  /** Canonical host name, from the allow-list. */
  host: string;
  origin: string;
  defaultLocale: LocaleCode;
  /** All that a page that is shared may know of its visitor. */
  varies: Varies;
  now: number;
  /** On a page of thanks: when the form was sent. */
  sentAt: number | undefined;
  /** A posted form that is shown again. */
  form: FormState | undefined;
  /** Only on pages that are rendered for one visitor. */
  visitor: Visitor | undefined;
};

/** Whether nothing that is special to it may be kept for another visitor. */
export const isForOne = ({ form, visitor }: View): boolean => form !== undefined || visitor !== undefined;

/** Whether it shows a form, rather than the thanks for one. */
export const showsForm = ({ match, query }: View): boolean =>
  (match.page.needs.includes('forms') || query.dialog !== undefined) && !query.sent;

/** Query names of addresses to which one visitor was redirected. There are any number of them, and no other visitor uses them. */
export const personalNames: readonly string[] = ['sent', 'did', 'next', 'agent'];
