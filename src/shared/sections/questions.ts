// Keys of a question's texts in its page's namespace, for pages and for the search.

export const questionKey = (id: string, part: 'question' | 'answer' | 'sought'): string => `questions.${id}.${part}`;
