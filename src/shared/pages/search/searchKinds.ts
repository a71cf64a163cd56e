// What the search of the whole site finds, in the order in which results stand.

export const searchKinds = ['prices', 'pages', 'questions', 'articles'] as const;
export type SearchKind = (typeof searchKinds)[number];
