// Under which the browser remembers what was typed into a form.

export const draftName = (form: string, locale: string): string => `form ${form} ${locale}`;
