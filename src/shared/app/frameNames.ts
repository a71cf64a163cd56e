// The query names by which something opens over a page: a dialog, the cookie question, a notice. The page's content is the same with and without them.

const frameNames = /^(dialog|consent|notice)$/;
const inAddress = /[?&](dialog|consent|notice)=\w+/g;

/** What the content of a page may carry along in its own links and forms. */
export const contentQuery = (query: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !frameNames.test(name)));

/** Names the content: while it is the same, what was typed stays. */
export const contentKey = (address: string): string => address.replace(inAddress, '');
