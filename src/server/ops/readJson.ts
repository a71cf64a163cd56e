// Reads JSON that may be damaged: of a column, a cookie, a link, or a request.

/** `damaged`: what it means then; one damaged value must not hide all the others. */
export function readJson<T>(text: string, damaged: (text: string) => T): T {
  try {
    return JSON.parse(text);
  } catch {
    return damaged(text);
  }
}
