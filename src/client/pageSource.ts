// Where the HTML of static parts comes from: the document itself at first, then each page as it was fetched.

let current: Document | undefined;

/** From now on parts are taken from this page. */
export function usePartsOf(page: Document): void {
  current = page;
}

const selectorOf = (key: string) => `[data-part="${CSS.escape(key)}"]`;

export const partHtml = (key: string): string | undefined =>
  (current ?? document).querySelector(selectorOf(key))?.innerHTML;
