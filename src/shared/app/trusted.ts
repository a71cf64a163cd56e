// The only Trusted Types policy for HTML that we insert into the document.

type Policy = { createHTML: (html: string) => string };

declare global {
  interface Window {
    /** Missing in Firefox before 148 and Safari before 26, which accept any text. */
    trustedTypes?: { createPolicy: (name: string, rules: object) => Policy };
  }
}

let policy: Policy | undefined;

/** Only for HTML from our own server. Each call returns a new object, and React writes the HTML again when the object changes. */
export function trustedHtml(html: string): string {
  policy ??= window.trustedTypes?.createPolicy('html', { createHTML: (text: string) => text });
  return policy?.createHTML(html) ?? html;
}
