// Reads JSON text from a column; one damaged value must not hide all the others.

export function readJson<T>(text: string, damaged: (text: string) => T): T {
  try {
    return JSON.parse(text);
  } catch {
    return damaged(text);
  }
}
