// Writes where a message went so that its owner knows it and nobody else learns it: it may stand in an address.

export function shownAddress(email: string): string {
  const [mailbox = '', domain = ''] = email.split('@');
  return `${mailbox.slice(0, 1)}•••@${domain}`;
}
