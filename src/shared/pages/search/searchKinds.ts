// Kinds of hits of the site's search, in the order shown.

export const searchKinds = ['prices', 'pages', 'questions', 'articles'] as const;
export type SearchKind = (typeof searchKinds)[number];
