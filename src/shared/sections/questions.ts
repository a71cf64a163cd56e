// The questions of all pages as data: which page answers what, for the page itself and for the search among all questions.
import { faqGroups } from '../pages/faq/faqGroups.ts';
import { pages, pageOf, type PageId } from '../pages/pages.ts';

/** Those of the FAQ stand apart: the browser reads all definitions, and has no use for so many names. */
export const questionsOf = (page: PageId): readonly string[] =>
  page === 'faq' ? Object.values(faqGroups).flat() : pageOf(page).questions;

/** Where a question's texts lie in its page's namespace. */
export const questionKey = (id: string, part: 'question' | 'answer'): string => `questions.${id}.${part}`;

export const allQuestions = (): { page: PageId; id: string }[] =>
  pages.flatMap(({ id: page }) => questionsOf(page).map((id) => ({ page, id })));
