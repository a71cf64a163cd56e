// Kinds of shows that are compared, in the order of the rows in the texts.
export const showCases = ['shop', 'esports', 'class', 'event'] as const;
