// The address that opens the visitor's mail program.
export function mailHref(to: string, fields: Readonly<Record<string, string>>): string {
  // Mail programs read a plus as a plus, not as a space.
  const query = new URLSearchParams(fields).toString().replaceAll('+', '%20');
  // RFC 6068: the @ between the parts of an address stands for itself, and not every program decodes it.
  const address = encodeURIComponent(to).replaceAll('%40', '@');
  return `mailto:${address}${query && `?${query}`}`;
}
