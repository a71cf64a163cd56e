// The questions of all pages, and which of them the search among all questions knows.
import { pageOf, pages, type PageId } from './pages.ts';

export const allQuestions = (): { page: PageId; id: string }[] =>
  pages.flatMap(({ id: page, questions }) => questions.map((id) => ({ page, id })));

/** A page that search engines may not list is asked about as well if its form belongs to what somebody bought. */
export const isAsked = (page: PageId): boolean => pageOf(page).index || pageOf(page).form !== undefined;
