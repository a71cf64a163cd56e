// Lists the questions of all pages, and says which pages the FAQ and its search include.
import { pageOf, pages, type PageId } from './pages.ts';

export const allQuestions = (): { page: PageId; id: string }[] =>
  pages.flatMap(({ id: page, questions }) => questions.map((id) => ({ page, id })));

/** A page that search engines may not list still counts if it has a form: its questions come from customers. */
export const isAsked = (page: PageId): boolean => pageOf(page).index || pageOf(page).form !== undefined;
