// Builds a mailto: address.
export function mailHref(to: string, fields: Readonly<Record<string, string>>): string {
  // Mail programs take a plus literally, not as a space.
  const query = new URLSearchParams(fields).toString().replaceAll('+', '%20');
  // RFC 6068 allows a literal @, and not every program decodes %40.
  const address = encodeURIComponent(to).replaceAll('%40', '@');
  return `mailto:${address}${query && `?${query}`}`;
}
