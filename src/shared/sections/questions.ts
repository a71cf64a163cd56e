// Where a question's texts lie in its page's namespace, for the page itself and for the search among all questions.

export const questionKey = (id: string, part: 'question' | 'answer' | 'sought'): string => `questions.${id}.${part}`;
