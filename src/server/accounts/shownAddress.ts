// Writes where a message went so that its owner knows it and nobody else learns it: a mailbox, which may stand in an address, or a number.

export function shownAddress(email: string): string {
  const [mailbox = '', domain = ''] = email.split('@');
  return `${mailbox.slice(0, 1)}•••@${domain}`;
}

/** Its country, and the three digits that its owner knows it by. */
export function shownMobile(mobile: string): string {
  const count = mobile.replace(/\D/g, '').length;
  let seen = 0;
  return mobile.replace(/\d/g, (digit) => {
    seen += 1;
    return seen <= 3 || seen > count - 3 ? digit : '•';
  });
}
