// The one policy by which HTML of ours gets into the document: browsers that know Trusted Types take it from nowhere else.

type Policy = { createHTML: (html: string) => string };

declare global {
  interface Window {
    /** Not in Firefox before 148 and Safari before 26: they take any text. */
    trustedTypes?: { createPolicy: (name: string, rules: object) => Policy };
  }
}

let policy: Policy | undefined;

/** Only for what our own server sent. Each call makes another object, and React writes anew what is another object. */
export function trustedHtml(html: string): string {
  policy ??= window.trustedTypes?.createPolicy('html', { createHTML: (text: string) => text });
  return policy?.createHTML(html) ?? html;
}
