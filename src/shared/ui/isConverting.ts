// Tells keys of an input method from the visitor's own.

/** The key belongs to a conversion under way, as an Escape that takes it back. Safari tells of the last one only by its code. */
export const isConverting = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === 229;
