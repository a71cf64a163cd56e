// One way of looking at a page: everything about a request that may change the HTML, and nothing else.
import type { Visitor } from '../../shared/facts/facts.ts';
import type { FormState } from '../../shared/forms/FormState.ts';
import type { LocaleCode } from '../../shared/i18n/locales.ts';
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
  /** Whether the visitor has answered the cookie question. */
  consent: boolean;
  now: number;
  /** When the form was sent that it thanks for. */
  sentAt: number | undefined;
  /** A form that was posted and comes back. */
  form: FormState | undefined;
  /** Only of pages that are rendered for one visitor. */
  visitor: Visitor | undefined;
  /** Names this view in caches. */
  key: string;
};

/** Whether it shows a form, rather than the thanks for one. */
export const showsForm = ({ match, query }: View): boolean =>
  (match.page.needs.includes('forms') || query.dialog !== undefined) && !query.sent;

/** Addresses with one of these led one visitor on: without number, and nobody else's. */
export const personalNames: readonly string[] = ['sent', 'did', 'next', 'agent'];
