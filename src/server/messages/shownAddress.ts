// Hides most of a mailbox or number: its owner recognises it, nobody else learns it. The result may stand in a URL.

export function shownAddress(email: string): string {
  return email.replace(/^(.)[^@]*/u, '$1•••');
}

/** Shows the first three digits, for the country, and the last three. */
export function shownMobile(mobile: string): string {
  const count = mobile.replace(/\D/g, '').length;
  let seen = 0;
  return mobile.replace(/\d/g, (digit) => {
    seen += 1;
    return seen <= 3 || seen > count - 3 ? digit : '•';
  });
}
