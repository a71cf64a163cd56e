// Parts the query of a page from the names by which something opens over it (a dialog, the cookie question, a notice): its content is the same with and without them.

/** What names the content of a page, and what its own links and forms may carry along. */
export const contentQuery = ({
  dialog: _dialog,
  consent: _consent,
  notice: _notice,
  ...own
}: Readonly<Record<string, string>>): Record<string, string> => own;
