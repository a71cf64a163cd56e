// A field of a form as it stands in the document.
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Keeps its choice in `checked`; its value is what it stands for. */
export const isTick = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type);
