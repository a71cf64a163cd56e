// The query names by which something opens over a page: a dialog, the cookie question, a notice. The page's content is the same with and without them.

const frameNames = /^(dialog|consent|notice)$/;

/** What names the content of a page, and what its own links and forms may carry along. */
export const contentQuery = (query: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !frameNames.test(name)));
