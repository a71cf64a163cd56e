// Kinds of paths that the page has a caching rule for, in the order of the rows in its texts.
export const pathCases = ['static', 'html', 'api', 'account'] as const;
