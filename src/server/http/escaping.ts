// Writes values so that they mean nothing else in HTML and in a script element.

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** In content and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const escapeUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON that can stand in a script element whatever it contains. */
export const jsonForHtml = (value: unknown): string => JSON.stringify(value).replace(/[<\u2028\u2029]/g, escapeUnit);
