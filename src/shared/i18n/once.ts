// Makes each of Intl's formats once: making one takes a hundred times as long as writing a number with it.

/** `by` is all that a format depends on. */
export function once<By extends readonly (string | number)[], Format>(
  make: (...by: By) => Format,
): (...by: By) => Format {
  const known = new Map<string, Format>();
  return (...by) => {
    const key = by.join(' ');
    const format = known.get(key) ?? make(...by);
    known.set(key, format);
    return format;
  };
}
