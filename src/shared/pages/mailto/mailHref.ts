// The address that opens the visitor's mail program.
export function mailHref(to: string, fields: Readonly<Record<string, string>>): string {
  // Mail programs read a plus as a plus, not as a space.
  const query = new URLSearchParams(fields).toString().replaceAll('+', '%20');
  return `mailto:${encodeURIComponent(to)}${query && `?${query}`}`;
}
