// The moment of a date and time in Taipei, such as 2026-12-22T10:10.
export const taipei = (text: string): number => Date.parse(`${text}+08:00`);
