// The questions of all pages as data: which page answers what, for the page itself and for the search among all questions.
import { pages, type PageId } from '../pages/pages.ts';

/** Where a question's texts lie in its page's namespace. */
export const questionKey = (id: string, part: 'question' | 'answer' | 'sought'): string => `questions.${id}.${part}`;

export const allQuestions = (): { page: PageId; id: string }[] =>
  pages.flatMap(({ id: page, questions }) => questions.map((id) => ({ page, id })));
